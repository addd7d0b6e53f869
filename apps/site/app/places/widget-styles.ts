/*
 * The styles of the place widgets. Whatever draws a widget imports this file;
 * a page without one, such as a list of listings, does without half of all
 * styles.
 */
import "@lieudit/place-widgets/styles.css";
import "../design/kit-theme.css";
