/* The styles of the search field alone. */
import "@lieudit/place-widgets/styles/autocomplete.css";
import "../design/kit-theme.css";
