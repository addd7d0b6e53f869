import "@lieudit/react/styles.css";
import type { ReactNode } from "react";

export const metadata = { title: "A place in Next" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  );
}
