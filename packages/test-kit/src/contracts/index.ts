export {
  CONTRACT_NOW,
  CONTRACT_PUBLIC_URL,
  type ContractCase,
  type ContractPlaceOf,
  contractCases,
  contractFake,
  contractPlaces,
  contractRequest,
  contractWays,
  withContext,
} from "./contract-cases.ts";
export { contractDifferences } from "./contract-differences.ts";
