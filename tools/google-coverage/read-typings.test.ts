import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { placesInTypings } from "./read-typings.ts";

test("distinguishes members from neighbouring declarations", () => {
  const source = `
declare namespace google.maps {
  export class Elsewhere {
    member: string;
  }
}
declare namespace google.maps.places {
  /**
   * A class with a member: string.
   */
  export class Sample extends HTMLElement {
    constructor(options?: object);
    /**
     * Both ways.
     */
    get read(): string | null;
    set read(value: string | null);
    written?: number;
    static find(request: object): Promise<object>;
    tell(): void;
    tell(word: string): void;
    addEventListener(type: string): void;
  }
  export interface SampleOptions {
    option: string;
  }
  export enum Side {
    LEFT = 'LEFT',
    RIGHT,
  }
  export type SideString = \`\${Side}\`;
}
declare namespace google.maps.other {
  export class Beyond {
    member: string;
  }
}
`;
  const member = (name: string, isMethod = false, isStatic = false) => ({ name, isMethod, isStatic });
  expect(placesInTypings(source)).toEqual([
    {
      name: "Sample",
      kind: "class",
      members: [
        member("constructor", true),
        member("read"),
        member("written"),
        member("find", true, true),
        member("tell", true),
      ],
    },
    { name: "Side", kind: "enum", members: [member("LEFT"), member("RIGHT")] },
  ]);
  expect(() => placesInTypings("declare namespace google.maps {}")).toThrow(/see read-typings\.ts/);
});

test("the typings that the kit follows have 111 names and 565 members", () => {
  const file = createRequire(import.meta.url).resolve("@types/google.maps/index.d.ts");
  const names = placesInTypings(readFileSync(file, "utf8"));
  const members = (kind: string) =>
    names.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.members.length, 0);
  expect([names.length, members("class"), members("enum")]).toEqual([111, 458, 107]);
});
