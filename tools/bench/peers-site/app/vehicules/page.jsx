import { CardItem } from "./card-item.jsx";
import { Frame } from "./frame.jsx";
import { newestVehicles } from "./newest-vehicles.js";

// Rendered for each request, like our page.
export const dynamic = "force-dynamic";

export default function VehiclesPage() {
  const { cards } = newestVehicles();
  const now = new Date();
  return (
    <Frame
      cards={cards.map((card, at) => <CardItem key={card.id} card={card} now={now} isFirst={at === 0} />)}
    />
  );
}
