/** The same with no property that is null or undefined: the wire leaves out what is not said. */
export type WithoutUnset<Value> = {
  [Name in keyof Value as Value[Name] extends NonNullable<Value[Name]> ? Name : never]: Value[Name];
} & {
  [Name in keyof Value as Value[Name] extends NonNullable<Value[Name]> ? never : Name]?: NonNullable<
    Value[Name]
  >;
};

export function withoutUnset<Value extends object>(value: Value): WithoutUnset<Value> {
  const said = Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null);
  // What is left has the values that the type names.
  return Object.fromEntries(said) as WithoutUnset<Value>;
}
