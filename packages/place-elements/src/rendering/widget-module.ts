/** The module of a widget, which a display element loads when it first shows something. */
export interface WidgetModule<Props> {
  /** Prepares `root` and renders nothing yet. */
  mount(root: ShadowRoot): Promise<MountedWidget<Props>>;
}

export interface MountedWidget<Props> {
  render(props: Props): void;
  unmount(): void;
}
