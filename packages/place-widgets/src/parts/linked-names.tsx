import { useWidgetText } from "../provider/places-provider.tsx";
import { ExternalLink } from "./external-link.tsx";
import { readText } from "./read-text.ts";

/** Names, each once, with the address of its page: from a place, so it is checked where it is linked. */
export type LinkedNameList = Map<string, unknown>;

/** Names of any script one after the other, each with its own page. */
export function LinkedNames({ names }: { names: LinkedNameList }) {
  const text = useWidgetText();
  return [...names].map(([name, uri], index) => (
    <span key={name}>
      {index > 0 && text.listSeparator}
      <ExternalLink href={uri}>
        <bdi>{name}</bdi>
      </ExternalLink>
    </span>
  ));
}

/** Those of `names` that are names; what comes from a place may be anything. */
export function linkedNames(names: readonly (readonly [name: unknown, uri: unknown])[]): LinkedNameList {
  const shown: LinkedNameList = new Map();
  for (const [given, uri] of names) {
    const name = readText(given);
    if (name) shown.set(name, uri);
  }
  return shown;
}
