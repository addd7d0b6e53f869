/** The sun over two waves: the site's mark, the same drawing as its favicon. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className="mark-sun" d="M6 17a10 10 0 0 1 20 0z" />
      <path
        className="mark-sea"
        d="M2 19.5h28v3.2c-3.5 2.6-7 2.6-10.5 0-3.5-2.6-7-2.6-10.5 0-2.3 1.7-4.7 2.3-7 1.7z"
      />
      <path
        className="mark-sea"
        d="M5 27.6c1.4.1 2.7-.4 4-1.3 3.5-2.6 7-2.6 10.5 0 2.5 1.8 5 2.3 7.5 1.500v2.200H5z"
      />
    </svg>
  );
}
