/* The styles of a place's details alone. */
import "@lieudit/place-widgets/styles/details.css";
import "../../shell/design/kit-theme.css";
