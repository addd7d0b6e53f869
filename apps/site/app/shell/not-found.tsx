import { data } from "react-router";

/** The page of every address without a route. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
