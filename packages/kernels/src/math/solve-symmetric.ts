/** Solves a symmetric system of n unknowns, of which the lower half is given, by Cholesky's factors; the answer stands in `right`. False if it is not positive. */
export function solveSymmetric(matrix: Float64Array, right: Float64Array, n: number): boolean {
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j];
      for (let k = 0; k < j; k++) sum -= matrix[i * n + k] * matrix[j * n + k];
      if (i > j) matrix[i * n + j] = sum / matrix[j * n + j];
      else if (sum <= 1e-12) return false;
      else matrix[i * n + i] = Math.sqrt(sum);
    }
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) right[i] -= matrix[i * n + k] * right[k];
    right[i] /= matrix[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) right[i] -= matrix[k * n + i] * right[k];
    right[i] /= matrix[i * n + i];
  }
  return true;
}
