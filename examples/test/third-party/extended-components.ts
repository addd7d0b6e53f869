import "@googlemaps/extended-component-library/api_loader.js";
import "@googlemaps/extended-component-library/place_overview.js";
import "@googlemaps/extended-component-library/place_picker.js";
