import { startAssistantView } from "./assistant-view.tsx";

// The entry of the built page: everything else is a function that tests call.
startAssistantView(window);
