/* The styles of the search field alone. */
import "@lieudit/place-widgets/styles/autocomplete.css";
import "../../shell/design/kit-theme.css";
