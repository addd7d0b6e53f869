import { useId } from "react";
import { useIsHydrated } from "../surfaces/use-is-hydrated.ts";
import { Icon } from "../ui/icon.tsx";
import type { NavigationGroup, NavigationItem } from "./navigation.ts";
import { PageLink } from "./page-link.tsx";

export interface SubmenuProps {
  item: NavigationItem & { groups: readonly NavigationGroup[] };
  isOpen: boolean;
  isNarrow: boolean;
  /** Path of the current page. */
  pathname: string;
  /** Whether the current page is in this submenu. */
  isCurrent: boolean;
  /** Another submenu covers this item, so it is inert. */
  isCovered: boolean;
  onToggle: () => void;
  onBack: () => void;
}

/** An item with links below it: a panel that slides in over its parent, or hangs below it where there is room. */
export function Submenu({
  item,
  pathname,
  isOpen,
  isNarrow,
  isCurrent,
  isCovered,
  onToggle,
  onBack,
}: SubmenuProps) {
  const panelId = useId();
  const isHydrated = useIsHydrated();
  return (
    <li className="menu-branch" data-open={isOpen || undefined} inert={isCovered}>
      <button
        type="button"
        className="menu-item menu-parent"
        data-submenu={item.label}
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        inert={isNarrow && isOpen}
        onClick={onToggle}
      >
        {item.label}
        <Icon name="chevron-down" className="menu-chevron" />
      </button>
      {/* In the server's HTML nothing is inert, so all links work without JavaScript. */}
      <div className="submenu-panel" id={panelId} inert={isHydrated && !isOpen}>
        {isNarrow && (
          <button type="button" className="menu-item menu-back" onClick={onBack}>
            <Icon name="chevron-left" />
            Retour
          </button>
        )}
        <p className="submenu-title">{item.label}</p>
        {item.groups.map((group, at) => (
          <SubmenuGroup key={group.heading ?? at} group={group} label={item.label} pathname={pathname} />
        ))}
      </div>
    </li>
  );
}

interface SubmenuGroupProps {
  group: NavigationGroup;
  label: string;
  pathname: string;
}

function SubmenuGroup({ group, label, pathname }: SubmenuGroupProps) {
  return (
    <div className="submenu-group">
      {group.heading !== undefined && <p className="submenu-heading">{group.heading}</p>}
      <ul className="plain-list" aria-label={group.heading ?? label}>
        {group.links.map((link) => (
          <li key={link.href}>
            <PageLink
              className="menu-item"
              to={link.href}
              aria-current={link.href.replace(/\?.*/, "") === pathname ? "page" : undefined}
            >
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
