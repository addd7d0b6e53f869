/** What a form sent. Of a body that is no form there is nothing, so it is refused for its missing token. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
