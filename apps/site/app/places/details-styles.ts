/* The styles of a place's details alone. */
import "@lieudit/place-widgets/styles/details.css";
import "../design/kit-theme.css";
