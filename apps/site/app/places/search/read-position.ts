const TIMEOUT_MS = 10_000;
/** A position from the last minute is accepted. */
const MAX_AGE_MS = 60_000;

/**
 * Returns the position of the reader from the browser, which asks for permission; null if it is
 * denied or unknown.
 */
export function readPosition(): Promise<{ latitude: number; longitude: number } | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
