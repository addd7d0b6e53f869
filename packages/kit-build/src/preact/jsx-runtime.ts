import { type Attributes, type ComponentType, createElement, Fragment } from "preact";

export { Fragment };

/** The function that JSX compiles to: `createElement` with the children among the `props` and a separate key. */
export function jsx(type: ComponentType<object> | string, props: Attributes, key?: Attributes["key"]) {
  return createElement(type as ComponentType<object>, key === undefined ? props : { ...props, key });
}

export { jsx as jsxs };
