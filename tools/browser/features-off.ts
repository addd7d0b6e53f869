/**
 * Features of Chromium that tests disable. Chromium uses the last such list on
 * its command line only, so this list repeats the one of Playwright.
 */
export const FEATURES_OFF: readonly string[] = [
  // Each window renders two pages for its address bar, which takes as long as the page itself.
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
