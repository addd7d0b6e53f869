import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type NoticeTone = "info" | "good" | "warning" | "error";

const ICONS: Record<NoticeTone, IconName> = {
  info: "info",
  good: "check",
  warning: "warning",
  error: "warning",
};

export interface NoticeProps {
  tone?: NoticeTone;
  /** `status` or `alert` if it appears after the first render. */
  role?: "status" | "alert";
  children: ReactNode;
}

/** A notice within a page. */
export function Notice({ tone = "info", role, children }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={role}>
      <Icon name={ICONS[tone]} />
      <div className="notice-text">{children}</div>
    </div>
  );
}

export interface EmptyStateProps {
  title: string;
  /** Default 2. */
  level?: 2 | 3;
  /** Why the list is empty, and where to go next. */
  children: ReactNode;
}

/** The empty state. */
export function EmptyState({ title, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
