import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { isMobileUserAgent } from "../../shell/surfaces/mobile-device.ts";
import type { DatePickerProps } from "./date-picker.tsx";
import {
  type DatePickerEvent,
  type DatePickerPhase,
  nextPickerPhase,
  PICKER_AFTER_MS,
} from "./date-picker-state.ts";

/** The picker of the field `control`, whose file comes while it waits to be shown. */
export function useDatePicker(control: RefObject<HTMLInputElement | null>): {
  phase: DatePickerPhase;
  send: (event: DatePickerEvent) => void;
  /** Null until its file is there. */
  Picker: ComponentType<DatePickerProps> | null;
} {
  const [phase, setPhase] = useState<DatePickerPhase>("away");
  const [Picker, setPicker] = useState<ComponentType<DatePickerProps> | null>(null);

  useEffect(() => {
    // The reader may have been here before hydration.
    const isHere = control.current !== null && control.current === document.activeElement;
    if (isHere && !isMobileUserAgent(navigator.userAgent)) {
      setPhase((before) => nextPickerPhase(before, "focused"));
    }
  }, [control]);

  useEffect(() => {
    if (phase !== "waiting") return;
    // Where the file cannot be had the field is typed in as before.
    import("./date-picker.tsx").then(
      (file) => setPicker(() => file.default),
      () => {},
    );
    const timer = setTimeout(() => setPhase((before) => nextPickerPhase(before, "waited")), PICKER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return { phase, send: (event) => setPhase((before) => nextPickerPhase(before, event)), Picker };
}
