/** Why a photo was not taken, as addresses spell it, and as people read it. */
const PHOTO_PROBLEMS = {
  type: "Un fichier n’est pas une photo JPEG, PNG, WebP, AVIF ou HEIC.",
  size: "Une photo dépasse 15 Mo ; choisissez une version plus petite.",
  count: "Envoyez 12 photos à la fois au plus.",
  disk: "Une photo n’a pas pu être enregistrée ; réessayez dans un instant.",
  unreadable: "Une photo est abîmée ou trop grande ; choisissez-en une autre.",
  none: "Choisissez au moins une photo.",
  full: "Une annonce a 60 photos au plus ; retirez-en une d’abord.",
  feed: "Les photos de cette annonce viennent de son flux.",
  unknown: "Cette page ne connaît pas ce geste ; rechargez-la.",
} as const;

export type PhotoProblem = keyof typeof PHOTO_PROBLEMS;

export function describePhotoProblem(problem: PhotoProblem): string {
  return PHOTO_PROBLEMS[problem];
}

/** The sentences for the problems that an address names; unknown ones are ignored. */
export function readPhotoProblems(query: URLSearchParams): string[] {
  return [...new Set(query.getAll("photo"))].flatMap((name) =>
    Object.hasOwn(PHOTO_PROBLEMS, name) ? [PHOTO_PROBLEMS[name as PhotoProblem]] : [],
  );
}
