import { Link } from "react-router";

/** Where the data comes from, and how to correct it. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="page footer-columns">
        <p className="footer-name">Lieudit</p>
        <p className="small">
          Lieudit montre les lieux d’
          <a href="https://www.openstreetmap.org/copyright" lang="en">
            OpenStreetMap
          </a>
          , la carte libre à laquelle chacun peut contribuer (licence ODbL).
        </p>
        <ul className="plain-list footer-links small">
          <li>
            <Link to="/lieux">Chercher un lieu</Link>
          </li>
          <li>
            <Link to="/signaler">Signaler une erreur</Link>
          </li>
          <li>
            <Link to="/kit">Pour les développeurs</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
