/**
 * Features of Chromium that tests do without. Chromium obeys the last such list of its
 * command line alone, so this one repeats that of Playwright, which stands before it.
 */
export const FEATURES_OFF: readonly string[] = [
  // Each window would draw two pages for its address bar, which took as long as the page in it.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // Playwright's own.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];
