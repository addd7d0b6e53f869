interface Matrix {
  originAddresses: string[];
  destinationAddresses: string[];
  rows: { elements: { status: string }[] }[];
}

/** Returns no distance by road for any pair; pages then use the straight line. */
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
