"use client";

import { useWidgetText } from "../provider/places-provider.tsx";
import { ExternalLink } from "./external-link.tsx";
import { readText } from "./read-text.ts";

/** Names, each once, with the untrusted URL of its page; links check it. */
export type LinkedNameList = Map<string, unknown>;

/** Names in any script, each linked to its own page. */
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

/** Returns the valid names among untrusted `names`. */
export function linkedNames(names: readonly (readonly [name: unknown, uri: unknown])[]): LinkedNameList {
  const shown: LinkedNameList = new Map();
  for (const [given, uri] of names) {
    const name = readText(given);
    if (name) shown.set(name, uri);
  }
  return shown;
}
