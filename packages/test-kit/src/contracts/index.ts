export {
  CONTRACT_NOW,
  CONTRACT_PUBLIC_URL,
  type ContractCase,
  type ContractPlaceOf,
  createContractFake,
  createContractRequest,
  readContractCases,
  readContractPlaces,
  readContractRoutes,
  withContext,
} from "./contract-cases.ts";
export { findDifferences } from "./contract-differences.ts";
