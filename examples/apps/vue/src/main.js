import { createApp } from "vue";
import PlacePage from "./place-page.vue";

createApp(PlacePage).mount("#app");
