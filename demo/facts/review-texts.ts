import type { ReviewPool } from "./trade.ts";

/** Sentences of reviewers who do not exist, by how many stars they gave. */
export const REVIEW_TEXTS: Readonly<
  Record<ReviewPool, Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>>
> = {
  table: {
    5: [
      "Accueil souriant, assiette généreuse et cuisson parfaite. On est restés bien plus longtemps que prévu.",
      "Le meilleur repas de notre séjour. Les produits sont d'ici et cela se sent dès la première bouchée.",
      "Service attentif sans être pressant, carte courte qui change souvent : nous reviendrons.",
      "On nous a trouvé une table alors que la salle était pleine. Dessert maison remarquable.",
      "Une adresse simple et juste, où l'on entend les gens parler et où l'on mange bien.",
    ],
    4: [
      "Très bonne cuisine, un peu d'attente entre les plats un samedi soir.",
      "Belle vue et bons produits. Les portions du midi pourraient être plus copieuses.",
      "Cadre agréable, personnel efficace. La carte des vins mériterait quelques choix de plus au verre.",
    ],
    3: [
      "Correct sans plus. La salle est bruyante quand elle est pleine.",
      "Bonne idée de départ, mais les plats sont arrivés tièdes.",
    ],
    2: ["Quarante minutes d'attente pour deux formules du midi, et personne pour s'en excuser."],
    1: ["Réservation oubliée, puis une table dans le passage. Dommage, car on nous en avait dit du bien."],
  },
  treat: {
    5: [
      "Une croûte qui chante et une mie bien alvéolée. La tradition est partie avant la maison.",
      "Les pâtisseries sont peu sucrées et très fraîches. Le gâteau d'anniversaire a fait l'unanimité.",
      "File d'attente le dimanche, mais elle avance vite et tout le monde repart content.",
    ],
    4: [
      "Très bon pain au levain. Venir avant onze heures, après il ne reste plus grand-chose.",
      "Bon choix de parfums et prix raisonnables pour le bord de mer.",
    ],
    3: ["Le pain est bon, les viennoiseries moins régulières."],
    2: ["Paiement par carte refusé en dessous de dix euros, ce n'est écrit nulle part."],
    1: ["Fermé alors que l'horaire affiché disait le contraire."],
  },
  shop: {
    5: [
      "On prend le temps de vous conseiller et on ne pousse pas à la dépense.",
      "Choix étonnant pour une boutique de cette taille. Ma commande est arrivée en trois jours.",
      "Des commerçants qui connaissent leurs produits, et qui le partagent volontiers.",
      "Belle sélection, prix affichés clairement, emballage soigné.",
    ],
    4: [
      "Bonne boutique de quartier, un peu à l'étroit le samedi.",
      "Personnel aimable. Se garer à côté relève de la patience.",
    ],
    3: ["De tout, mais à des prix un peu plus élevés qu'en périphérie."],
    2: ["Échange refusé malgré le ticket et l'étiquette."],
    1: ["Téléphone qui sonne dans le vide depuis une semaine."],
  },
  stay: {
    5: [
      "Chambre calme, literie excellente et petit-déjeuner avec vue. Nous avons prolongé d'une nuit.",
      "Tout est propre et pensé. On nous a prêté des vélos et indiqué les bonnes plages.",
      "Accueil tardif sans difficulté, et un vrai café au réveil.",
    ],
    4: [
      "Bien placé, à cinq minutes du port à pied. L'ascenseur est petit.",
      "Chambre confortable ; l'insonorisation côté rue pourrait être meilleure.",
    ],
    3: ["Établissement vieillissant mais propre. Le prix reste honnête hors saison."],
    2: ["Chauffage capricieux et wifi faible dans les étages."],
    1: ["Réservation annulée la veille, sans solution de rechange."],
  },
  visit: {
    5: [
      "À voir tôt le matin, quand la lumière est basse et qu'il n'y a presque personne.",
      "Les panneaux sont clairs et les enfants ont trouvé de quoi s'occuper pendant deux heures.",
      "Un endroit où l'on revient à chaque saison, et qui n'est jamais le même.",
      "La guide racontait si bien que personne n'a vu passer l'heure.",
    ],
    4: [
      "Très beau lieu. Prévoir de bonnes chaussures après la pluie.",
      "Visite intéressante, mais peu d'indications en langues étrangères.",
    ],
    3: ["Joli sans être indispensable. Trop de monde en août."],
    2: ["La moitié des salles était fermée le jour de notre venue, au même tarif."],
    1: ["Accès fermé sans que ce soit annoncé sur le site."],
  },
  leisure: {
    5: [
      "Équipement bien entretenu et équipe disponible.",
      "Bonne ambiance, on s'y sent vite à l'aise, même débutant.",
    ],
    4: [
      "Horaires pratiques. Un peu de monde en fin d'après-midi.",
      "Bonne organisation, vestiaires un peu justes.",
    ],
    3: ["Fait le nécessaire, mais les lieux auraient besoin d'un coup de peinture."],
    2: ["Retard de vingt minutes et aucune annonce."],
    1: ["Séance annulée à la dernière minute, remboursement toujours attendu."],
  },
  garage: {
    5: [
      "Devis clair, délai tenu, et la pièce d'origine remise avec la facture.",
      "On m'a montré ce qui devait être changé et ce qui pouvait attendre. Rare.",
      "Essai sans insistance, reprise au prix annoncé, papiers prêts le jour dit.",
    ],
    4: [
      "Travail soigné. Il faut compter une semaine pour un rendez-vous.",
      "Vendeur honnête sur l'état de la voiture. Livraison décalée de deux jours.",
    ],
    3: ["Réparation correcte, mais facture plus haute que le devis."],
    2: ["Voiture rendue sans que la panne soit trouvée."],
    1: ["Impossible d'obtenir une date, trois appels sans réponse."],
  },
  agency: {
    5: [
      "Estimation argumentée, photos réussies et compte rendu après chaque visite. Vendu en six semaines.",
      "Une conseillère qui connaît chaque rue et qui dit aussi les défauts d'un bien.",
      "Dossier de location suivi de bout en bout, état des lieux soigneux.",
    ],
    4: ["Suivi sérieux. Les réponses arrivent plutôt le soir.", "Bon accompagnement jusque chez le notaire."],
    3: ["Visites bien menées mais peu de nouvelles ensuite."],
    2: ["Annonce restée en ligne alors que le bien était loué."],
    1: ["Dépôt de garantie rendu avec deux mois de retard."],
  },
  care: {
    5: [
      "Équipe à l'écoute, explications claires, peu d'attente.",
      "Conseils précis et discrets. On se sent entre de bonnes mains.",
    ],
    4: ["Prise en charge sérieuse, salle d'attente souvent pleine."],
    3: ["Compétents, mais le standard est difficile à joindre."],
    2: ["Une heure de retard sur le rendez-vous."],
    1: ["Rendez-vous annulé par message une heure avant."],
  },
  energy: {
    5: [
      "Prix parmi les plus bas du coin et paiement simple.",
      "Toutes les prises fonctionnent, et l'on recharge à l'abri.",
    ],
    4: ["Pratique avant de prendre la route. File le vendredi soir."],
    3: ["Le lecteur de carte demande parfois deux essais."],
    2: ["Une borne sur deux hors service à chaque passage."],
    1: ["Prix affiché différent de celui de la pompe."],
  },
};

/** Reviews that were written in another language: the French text is the translation. */
export const TRANSLATED_REVIEWS: readonly {
  pool: ReviewPool;
  author: string;
  rating: 3 | 4 | 5;
  fr: string;
  original: string;
  languageCode: string;
}[] = [
  {
    pool: "table",
    author: "Harriet W.",
    rating: 5,
    languageCode: "en",
    original: "Caught that morning, on the plate at noon. The waiter explained every fish on the board.",
    fr: "Pêché le matin, servi à midi. Le serveur nous a expliqué chaque poisson de l'ardoise.",
  },
  {
    pool: "table",
    author: "Jonas K.",
    rating: 4,
    languageCode: "de",
    original: "Sehr gute Galettes und ein ruhiger Innenhof. Am Wochenende unbedingt reservieren.",
    fr: "Très bonnes galettes et une cour tranquille. Il faut absolument réserver le week-end.",
  },
  {
    pool: "table",
    author: "نادية م.",
    rating: 5,
    languageCode: "ar",
    original: "طعام طازج وخدمة لطيفة، وقد ساعدونا في اختيار الأطباق للأطفال.",
    fr: "Une cuisine fraîche et un service aimable ; on nous a aidés à choisir les plats des enfants.",
  },
  {
    pool: "stay",
    author: "Elena R.",
    rating: 5,
    languageCode: "es",
    original: "Habitación tranquila, a dos pasos de la playa. El desayuno merece madrugar.",
    fr: "Chambre tranquille, à deux pas de la plage. Le petit-déjeuner mérite de se lever tôt.",
  },
  {
    pool: "stay",
    author: "Tom B.",
    rating: 3,
    languageCode: "en",
    original: "Nice people and a great spot, but the hot water ran out twice in four days.",
    fr: "Des gens gentils et un bel emplacement, mais l'eau chaude a manqué deux fois en quatre jours.",
  },
  {
    pool: "visit",
    author: "Marit V.",
    rating: 5,
    languageCode: "nl",
    original: "Een prachtig uitzicht en goede uitleg over de visserij van vroeger.",
    fr: "Une vue superbe et de bonnes explications sur la pêche d'autrefois.",
  },
  {
    pool: "visit",
    author: "Giulia F.",
    rating: 4,
    languageCode: "it",
    original: "Molto bello al tramonto. Peccato che il bar chiuda presto.",
    fr: "Très beau au coucher du soleil. Dommage que le bar ferme tôt.",
  },
  {
    pool: "garage",
    author: "Peter S.",
    rating: 5,
    languageCode: "en",
    original: "They fixed our van in an afternoon and charged less than quoted.",
    fr: "Ils ont réparé notre fourgon en un après-midi, pour moins que le devis.",
  },
  {
    pool: "treat",
    author: "Sofie L.",
    rating: 5,
    languageCode: "da",
    original: "Byens bedste croissanter, og de taler gerne engelsk.",
    fr: "Les meilleurs croissants de la ville, et l'on y parle volontiers anglais.",
  },
];

/** First names and initials of people who do not exist. */
export const REVIEWERS: readonly string[] = [
  "Camille R.",
  "Yann L.",
  "Aïcha B.",
  "Jean-Marc T.",
  "Lucie D.",
  "Thomas G.",
  "Sylvie P.",
  "Mehdi A.",
  "Océane M.",
  "Gérard V.",
  "Nolwenn K.",
  "Paul-Henri S.",
  "Inès C.",
  "Bastien F.",
  "Martine H.",
  "Kévin O.",
  "Rose-Marie J.",
  "Antoine W.",
  "Fatou N.",
  "Hugo E.",
  "Clémence Q.",
  "Didier B.",
  "Élodie Z.",
  "Mathieu R.",
  "Zoé L.",
  "Bernard C.",
  "Salomé T.",
  "Rachid M.",
  "Agathe D.",
  "Loïc G.",
  "Pauline V.",
  "Christian A.",
  "Manon S.",
  "Théo P.",
  "Brigitte F.",
  "Louis H.",
  "Maëlle J.",
  "Francis N.",
  "Capucine O.",
  "Samir E.",
];

/** Names under the pictures. */
export const PHOTOGRAPHERS: readonly string[] = [
  "Atelier de la Jetée",
  "Léa Marchadier",
  "Studio Grand Vent",
  "Robin Tessandier",
  "Images du Bas-Fort",
];
