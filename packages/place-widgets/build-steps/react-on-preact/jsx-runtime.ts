import { type Attributes, type ComponentType, createElement, Fragment } from "preact";

export { Fragment };

/** What JSX is compiled to: as `createElement`, with the children among the `props` and the key beside them. */
export function jsx(type: ComponentType<object> | string, props: Attributes, key?: Attributes["key"]) {
  return createElement(type as ComponentType<object>, key === undefined ? props : { ...props, key });
}

export { jsx as jsxs };
