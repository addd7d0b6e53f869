import type { ReactNode } from "react";

/** One state of a widget under its title. */
export function GalleryItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 lang="en">{title}</h2>
      {children}
    </section>
  );
}
