interface Matrix {
  originAddresses: string[];
  destinationAddresses: string[];
  rows: { elements: { status: string }[] }[];
}

/** How far it is between places by road: of no two of them is it known, and pages go on with the straight line. */
export class DistanceMatrixService {
  async getDistanceMatrix(
    request: { origins?: readonly unknown[]; destinations?: readonly unknown[] },
    callback?: (matrix: Matrix, status: string) => void,
  ): Promise<Matrix> {
    const { origins = [], destinations = [] } = request;
    const matrix = {
      originAddresses: origins.map(() => ""),
      destinationAddresses: destinations.map(() => ""),
      rows: origins.map(() => ({ elements: destinations.map(() => ({ status: "ZERO_RESULTS" })) })),
    };
    queueMicrotask(() => callback?.(matrix, "OK"));
    return matrix;
  }
}
