import { keyed } from "./keyed.ts";
import { OuterLink } from "./outer-link.tsx";

export interface LinkedName {
  name: string;
  /** From a place: checked where it is linked. */
  uri: unknown;
}

/** Names of any script one after the other, each with its own page. */
export function LinkedNames({ names }: { names: readonly LinkedName[] }) {
  return keyed(names, ({ name }) => name).map(({ key, entry: { name, uri } }, index) => (
    <span key={key}>
      {index > 0 && ", "}
      <OuterLink href={uri}>
        <bdi>{name}</bdi>
      </OuterLink>
    </span>
  ));
}
