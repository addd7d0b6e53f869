const TIMEOUT_MS = 10_000;
/** A position of the last minute will do. */
const MAX_AGE_MS = 60_000;

/** Asks the browser where the reader is, which asks the reader first; null if it may not or cannot say. */
export function readPosition(): Promise<{ latitude: number; longitude: number } | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
