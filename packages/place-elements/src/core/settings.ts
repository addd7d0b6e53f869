/** `google.maps.Settings`: settings of a page. They have no effect here. */
export class Settings {
  private static instance: Settings | undefined;

  experienceIds: Iterable<string> = [];
  fetchAppCheckToken: () => Promise<{ token: string }> = async () => ({ token: "" });
  private readonly tokens = new Set<string>();

  static getInstance(): Settings {
    Settings.instance ??= new Settings();
    return Settings.instance;
  }

  get contentTokens(): Iterable<string> {
    return [...this.tokens];
  }

  addContentTokens(contentTokens: Iterable<string> | null | undefined): void {
    for (const token of contentTokens ?? []) this.tokens.add(token);
  }
}
