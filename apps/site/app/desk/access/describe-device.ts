/** The first match wins: most browsers name others too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
];

/** Returns browser and system of a request in French, such as `Firefox sur Windows`. */
export function describeDevice(request: Request): string {
  const agent = request.headers.get("user-agent") ?? "";
  const find = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1];
  return `${find(BROWSERS) ?? "Navigateur inconnu"} sur ${find(SYSTEMS) ?? "un appareil inconnu"}`;
}
