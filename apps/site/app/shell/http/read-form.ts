/** Reads the fields of a form. Any other body has no fields, so it is rejected for its missing token. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
