/** A page with a mistake that the checker of its framework must find. */
export interface WrongPage {
  page: string;
  message: RegExp;
}

/** A framework whose templates use the elements. */
export interface Framework {
  name: string;
  /** Language of its block of code in the README of the elements, which is the correct page. */
  block: string;
  /** Ending of its files. */
  ending: string;
  /** Its checker below `node_modules`, with arguments; `tsconfig.json` is in the folder. */
  checker: readonly string[];
  /** Packages that a page imports. */
  packages: readonly string[];
  /** What its `tsconfig.json` adds. */
  settings: Readonly<Record<string, object>>;
  wrong: readonly WrongPage[];
}

export const FRAMEWORKS: readonly Framework[] = [
  {
    name: "Vue",
    block: "vue",
    ending: "vue",
    checker: ["vue-tsc/bin/vue-tsc.js", "--project", "tsconfig.json", "--pretty", "false"],
    packages: ["vue"],
    settings: { vueCompilerOptions: { strictTemplates: true } },
    wrong: [
      wrongVue("<gmp-place-search selectible />", /selectible/),
      wrongVue('<gmp-place-search orientation="sideways" />', /sideways/),
      wrongVue('<gmp-place-media preferred-size="huge" />', /huge/),
      wrongVue("<gmp-place-details-compact :truncation-preferred=\"'sometimes'\" />", /sometimes/),
      wrongVue('<gmp-place-search @gmp-select="(event) => event.placePrediction" />', /placePrediction/),
    ],
  },
  {
    name: "Svelte",
    block: "svelte",
    ending: "svelte",
    checker: ["svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--output", "machine"],
    packages: ["svelte"],
    settings: {},
    wrong: [
      wrongSvelte("<gmp-place-search selectible></gmp-place-search>", /selectible/),
      wrongSvelte('<gmp-place-search orientation="sideways"></gmp-place-search>', /sideways/),
      wrongSvelte('<gmp-place-media preferred-size="huge"></gmp-place-media>', /huge/),
      wrongSvelte(
        '<gmp-place-details-compact truncationPreferred="sometimes"></gmp-place-details-compact>',
        /sometimes/,
      ),
      wrongSvelte(
        "<gmp-place-search ongmp-select={(event) => event.placePrediction}></gmp-place-search>",
        /placePrediction/,
      ),
    ],
  },
  {
    name: "Angular",
    block: "angular-ts",
    ending: "ts",
    checker: ["@angular/compiler-cli/bundles/src/bin/ngc.js", "-p", "tsconfig.json"],
    packages: ["@angular/core", "@angular/compiler", "rxjs", "tslib"],
    settings: { angularCompilerOptions: { strictTemplates: true } },
    wrong: [
      wrongAngular('<gmp-place-search (gmp-select)="take($event.placePrediction)" />', /placePrediction/),
      wrongAngular("<gmp-place-search #list />{{ list.results }}", /results/),
    ],
  },
];

function wrongVue(template: string, message: RegExp): WrongPage {
  return {
    message,
    page: `<script setup lang="ts">\nimport "@lieudit/place-elements/page-types/elements";\nimport "@lieudit/place-elements/page-types/vue";\n</script>\n<template>${template}</template>\n`,
  };
}

function wrongSvelte(markup: string, message: RegExp): WrongPage {
  return {
    message,
    page: `<script lang="ts">\nimport "@lieudit/place-elements/page-types/elements";\nimport "@lieudit/place-elements/page-types/svelte";\n</script>\n${markup}\n`,
  };
}

function wrongAngular(template: string, message: RegExp): WrongPage {
  return {
    message,
    page: `import "@lieudit/place-elements/page-types/elements";
import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";

@Component({ selector: "app-page", schemas: [CUSTOM_ELEMENTS_SCHEMA], template: \`${template}\` })
export class Page {
  take(_place: object) {}
}
`,
  };
}
