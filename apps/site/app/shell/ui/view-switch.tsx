import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";
import "./view-switch.css";

export interface View {
  label: string;
  to: string;
  isShown: boolean;
  icon?: IconName;
}

/** Several views of the same content as links, so that each address can be shared and works without JavaScript. */
export function ViewSwitch({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav className="view-switch" aria-label={label}>
      {views.map((view) => (
        <Link key={view.to} to={view.to} aria-current={view.isShown ? "true" : undefined} preventScrollReset>
          {view.icon && <Icon name={view.icon} size={18} />}
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
