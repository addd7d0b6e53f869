/*
 * The styles of all place widgets. Whatever draws a widget imports this file,
 * or the one beside it for the one widget that it draws.
 */
import "@lieudit/place-widgets/styles.css";
import "../../shell/design/kit-theme.css";
