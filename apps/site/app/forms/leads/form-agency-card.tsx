/** Shows the agency of a form that is not about a listing. */
export function FormAgencyCard({ name }: { name: string }) {
  return (
    <section className="form-listing" aria-label="Destinataire">
      <div>
        <p className="small secondary">Destinataire</p>
        <p className="form-listing-title">{name}</p>
      </div>
    </section>
  );
}
