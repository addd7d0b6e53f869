/* The styles of parts that stand alone, such as an opening state; less than half of all widgets'. */
import "@lieudit/place-widgets/styles/parts.css";
import "../../shell/design/kit-theme.css";
