/** Why a name or a member of the typings does not work here. Each of them exists and says so when it is used. */
export const REASONS: Readonly<Record<string, string>> = {
  "PlacePrediction.fetchAddressValidation":
    "there is no service that checks addresses; it throws 'This method is not available in this version of the API.'",
  "PlacesService.findPlaceFromQuery":
    "removed for good; it throws 'no longer available. Please use Place.searchByText()'",
  "PlacesService.findPlaceFromPhoneNumber":
    "removed for good; it throws 'no longer available. Please use Place.searchByText()'",
};
