import { type ComponentType, lazy, Suspense } from "react";
import { useSelection } from "../../privacy/selection/selection-context.tsx";
import "./selection-question.css";

// Few visits need it. Without a network, nobody is asked, and the selection lasts as long as the page.
const QuestionBar = lazy(
  (): Promise<{ default: ComponentType }> =>
    import("./question-bar.tsx").then(
      ({ QuestionBar }) => ({ default: QuestionBar }),
      () => ({ default: () => null }),
    ),
);

/** Asks once in a visit whether the selection may be kept on the device. */
export function SelectionQuestion() {
  const { isAsking } = useSelection();
  return isAsking ? (
    <Suspense>
      <QuestionBar />
    </Suspense>
  ) : null;
}
