import type { Fragment } from "../words/fragment-deck.ts";
import { about } from "../words/fragment-deck.ts";
import type { EstateFacts } from "./estate-facts.ts";

type Line = Fragment<EstateFacts>;

const isHome = (b: EstateFacts) => b.isMaison || b.isAppartement;
const isSale = (b: EstateFacts) => b.transaction === "vente" || b.transaction === "viager";
const isRent = (b: EstateFacts) => b.transaction === "location";

/** Where and what it is. */
export const OPENINGS: readonly Line[] = [
  (b) =>
    b.isAppartement &&
    b.isOldTown &&
    isSale(b) &&
    `On entre ${b.rue} par une porte basse, on monte ${b.etage}, et la vieille ville tient tout entière dans la fenêtre.`,
  (b) =>
    b.isAppartement &&
    b.isOldTown &&
    isSale(b) &&
    b.nbPieces > 1 &&
    `${b.aCommuneCap}, dans un immeuble de ${b.annee} aux marches usées, cet appartement de ${b.pieces} a gardé ce que l'on cherche ici : la hauteur, la lumière, le silence côté cour.`,
  (b) =>
    b.isAppartement &&
    b.isOldTown &&
    `À deux pas des quais, ${b.surface} distribués simplement, dans une maison du ${b.siecle} siècle divisée en peu de lots.`,
  (b) =>
    b.isAppartement &&
    b.vue === "port" &&
    `Les mâts sous les fenêtres, les mouettes au réveil : cet appartement de ${b.surface} regarde le port depuis le ${b.etageNu}.`,
  (b) =>
    b.isAppartement &&
    b.vue === "mer" &&
    isSale(b) &&
    `La mer occupe les fenêtres de la cuisine au salon ; il suffit de ${b.surface} pour que l'on n'ait plus besoin d'en sortir.`,
  (b) =>
    b.isAppartement &&
    b.vue === "mer" &&
    b.nbPieces > 1 &&
    `Face à la baie, ${b.etage}, cet appartement de ${b.pieces} vit au rythme des marées.`,
  (b) =>
    b.isAppartement &&
    b.isTown &&
    !b.isOldTown &&
    isSale(b) &&
    `Entre la gare et les remparts, ${b.surface} bien tenus dans une résidence des années ${b.decennie}.`,
  (b) =>
    b.isAppartement &&
    b.isTown &&
    isSale(b) &&
    b.annee > 2000 &&
    `Immeuble récent de ${b.annee}, parties communes soignées, ${b.pieces} lumineuses ${b.etage} : rien à refaire, les clés et l'on s'installe.`,
  (b) =>
    b.isAppartement &&
    isSale(b) &&
    b.annee < 1980 &&
    b.annee > 1950 &&
    `On construisait large en ${b.annee} : l'entrée est une vraie entrée, les placards sont des placards, et le séjour respire.`,
  (b) =>
    b.isAppartement &&
    isSale(b) &&
    b.nbPieces === 1 &&
    `Un studio de ${b.surface} où chaque mètre sert, ${b.rue}, ${b.etage}.`,
  (b) =>
    b.isAppartement &&
    isSale(b) &&
    b.nbPieces === 2 &&
    `Deux pièces de ${b.surface} ${b.quartier}, pour un premier achat ou un pied-à-terre.`,
  (b) =>
    b.isAppartement &&
    isSale(b) &&
    b.isDuplex &&
    `Deux niveaux sous les toits, un escalier clair, une terrasse que l'on ne soupçonne pas de la rue : voici un duplex comme il s'en vend un par an.`,
  (b) =>
    b.isAppartement &&
    isSale(b) &&
    b.isVillage &&
    b.nbPieces > 1 &&
    `Appartement de ${b.pieces} au centre ${b.deCommune}, au-dessus d'une rue calme où tout se fait à pied.`,
  (b) =>
    b.isAppartement &&
    isSale(b) &&
    `${b.surface} ${b.etage}, ${b.quartier} : un appartement sans défaut caché, que ses propriétaires quittent après ${b.annees}.`,
  (b) =>
    b.sousType === "maison de pêcheur" &&
    `Murs épais, fenêtres bleues, jardinet de poche : la maison de pêcheur dont on rêve l'hiver, ${b.aCommune}.`,
  (b) =>
    b.sousType === "maison de pêcheur" &&
    `Étroite et haute comme ses voisines, cette maison de ${b.annee} a vu partir les terre-neuvas ; elle fait aujourd'hui ${b.surface} sur ${b.niveaux}.`,
  (b) =>
    b.sousType === "maison de pêcheur" &&
    isSale(b) &&
    `Elle s'ouvre sur la rue par une porte coupée en deux, comme autrefois, et sur le ciel par une cour abritée du vent.`,
  (b) =>
    b.sousType === "maison de ville" &&
    isSale(b) &&
    `Maison de ville de ${b.surface} sur ${b.niveaux}, ${b.rue} : une façade sage et, derrière, ${b.jardin === null ? "une cour" : "un jardin"} que personne ne devine.`,
  (b) =>
    b.sousType === "maison de ville" &&
    isSale(b) &&
    `Avec ${b.chambres} et un dernier étage à inventer, cette maison de ${b.annee} attend une famille qui aime les escaliers.`,
  (b) =>
    b.sousType === "maison de bourg" &&
    isSale(b) &&
    `Au cœur ${b.deCommune}, une maison de bourg de ${b.surface} dont la porte donne sur la rue et l'arrière sur un jardin clos.`,
  (b) =>
    b.sousType === "maison de bourg" &&
    isSale(b) &&
    `Le boulanger est à trois portes et l'école à cinq : cette maison de ${b.annee} permet de se passer de voiture au village.`,
  (b) =>
    b.sousType === "maison de bourg" &&
    isSale(b) &&
    `Façade de pierre et volets pleins, ${b.surface} habitables, ${b.aCommune} : le charme est là, le confort aussi.`,
  (b) =>
    b.sousType === "villa" &&
    isSale(b) &&
    `Bâtie en ${b.annee} pour les bains de mer, cette villa a gardé sa ferme débordante, ses céramiques et son nom sur le linteau.`,
  (b) =>
    b.sousType === "villa" &&
    isSale(b) &&
    `Une villa balnéaire de ${b.surface}, ${b.rue}, avec ce qui fait les vacances de trois générations : de grandes chambres, une véranda, un jardin de pins.`,
  (b) =>
    b.sousType === "villa" &&
    isSale(b) &&
    b.vue === "mer" &&
    `Depuis le perron on aperçoit la Grande Plage ; depuis le deuxième étage, toute la baie jusqu'au phare.`,
  (b) =>
    b.sousType === "villa" &&
    isSale(b) &&
    `Les villas de ce quartier changent rarement de mains ; celle-ci est dans la même famille depuis ${b.annees}.`,
  (b) =>
    b.sousType === "pavillon" &&
    isSale(b) &&
    `Dans une rue de pavillons où les enfants jouent encore dehors, ${b.aCommune}, une maison de ${b.surface} sur ${b.terrain}.`,
  (b) =>
    b.sousType === "pavillon" &&
    isSale(b) &&
    `Construite en ${b.annee} par ses premiers occupants, elle a été entretenue chaque été, et cela se voit à la toiture comme aux huisseries.`,
  (b) =>
    b.sousType === "pavillon" &&
    isSale(b) &&
    b.isPlainPied &&
    `Tout est de plain-pied : on vit, on cuisine et l'on dort sans une marche, avec le jardin au bout de chaque pièce.`,
  (b) =>
    b.sousType === "pavillon" &&
    isSale(b) &&
    `Une maison sans histoire, dans le meilleur sens : saine, bien exposée, ${b.chambres}, un garage et la place de vivre.`,
  (b) =>
    b.sousType === "pavillon" &&
    isSale(b) &&
    `${b.quartierCap}, au calme d'une voie sans passage, ce pavillon de ${b.nbPieces} pièces offre ${b.surface} et un jardin bien orienté.`,
  (b) =>
    b.sousType === "pavillon" &&
    isSale(b) &&
    !b.isTown &&
    `Pour une famille qui travaille à Aubremer sans vouloir en payer les prix, ce pavillon de ${b.surface} est à ${b.voiture.aubremer} du centre.`,
  (b) =>
    b.sousType === "maison contemporaine" &&
    isSale(b) &&
    `Lignes simples, grandes baies, matériaux francs : cette maison d'architecte de ${b.annee} laisse entrer le jardin dans toutes les pièces.`,
  (b) =>
    b.sousType === "maison contemporaine" &&
    isSale(b) &&
    `Une maison de ${b.annee} qui consomme peu et vit large : ${b.surface}, ${b.terrain}, une terrasse pour les soirs d'été.`,
  (b) =>
    b.sousType === "longère" &&
    isSale(b) &&
    `Longue et basse, le dos au vent d'ouest, cette longère de ${b.annee} s'étire face à son verger.`,
  (b) =>
    b.sousType === "longère" &&
    isSale(b) &&
    `Pierre, terre et chêne : la longère que voici offre ${b.surface} sous un toit d'ardoise, au bout d'un chemin ${b.aCommune}.`,
  (b) =>
    b.sousType === "corps de ferme" &&
    isSale(b) &&
    `Autour d'une cour, une maison d'habitation, deux granges et un four à pain : l'ensemble se pose sur ${b.terrain}.`,
  (b) =>
    b.sousType === "corps de ferme" &&
    isSale(b) &&
    `Plus personne n'y trait depuis vingt ans, mais tout est debout : un corps de ferme de ${b.annee} qui attend un projet à sa mesure.`,
  (b) =>
    b.sousType === "hôtel particulier" &&
    `Entre cour et jardin, un hôtel particulier de ${b.annee}, ses boiseries, son escalier de pierre à rampe de fer et ses ${b.nbPieces} pièces en enfilade.`,
  (b) =>
    b.type === "terrain" &&
    b.isViab === true &&
    `Terrain à bâtir de ${b.surface} ${b.aCommune}, viabilisé, borné, prêt à recevoir une maison.`,
  (b) =>
    b.type === "terrain" &&
    b.isViab === true &&
    `Une parcelle de ${b.surface}, à peu près rectangulaire, avec l'eau, l'électricité et la fibre en limite.`,
  (b) =>
    b.type === "terrain" &&
    b.isViab === false &&
    `Un grand terrain de ${b.surface} en bordure de hameau, non viabilisé, que l'on achète pour ce qu'il est : de l'espace et des arbres.`,
  (b) =>
    b.type === "terrain" &&
    b.isViab === false &&
    `À l'écart du bourg ${b.deCommune}, ${b.surface} de prairie bordée de haies ; l'eau et l'électricité passent sur la route.`,
  (b) =>
    b.type === "parking" &&
    b.usage === "box" &&
    `Box fermé de belles dimensions : une berline y entre et l'on ouvre encore les deux portières.`,
  (b) =>
    b.type === "parking" &&
    b.usage === "souterrain" &&
    `Place de stationnement en sous-sol, accès par télécommande, caméra à l'entrée, aucune manœuvre à faire.`,
  (b) =>
    b.type === "parking" && `Qui a cherché une place en août dans ce quartier sait ce que vaut celle-ci.`,
  (b) =>
    b.type === "local" &&
    b.usage === "restaurant" &&
    `Local de restauration sur un emplacement de premier rang : vingt-six places en salle, autant en terrasse sur le quai.`,
  (b) =>
    b.type === "local" &&
    b.usage === "boutique" &&
    `Boutique de ${b.surface} avec une vitrine large, ${b.rue}, là où passe le marché deux fois la semaine.`,
  (b) =>
    b.type === "local" &&
    b.usage === "boutique" &&
    `Pas de porte à payer, une façade refaite, ${b.surface} d'un seul tenant : de quoi ouvrir avant la saison.`,
  (b) =>
    b.type === "local" &&
    b.usage === "pharmacie" &&
    `Ancienne officine de ${b.surface} avec réserve et laboratoire, libre de toute activité, dont les boiseries peuvent rester.`,
  (b) =>
    b.type === "local" &&
    b.usage === "entrepôt" &&
    `Bâtiment de ${b.surface} à deux pas de l'échangeur : dalle quartz, sept mètres sous ferme, quai et porte sectionnelle.`,
  (b) =>
    b.type === "bureau" &&
    `Plateau de bureaux de ${b.surface} ${b.etage}, divisible, câblé, à ${b.pied.gare} de la gare à pied.`,
  (b) =>
    b.type === "bureau" &&
    `Bureaux cloisonnés de ${b.surface} avec accueil, salle de réunion et coin cuisine ; on branche les postes et l'on travaille.`,
  (b) =>
    b.type === "immeuble" &&
    `Immeuble de rapport de ${b.lotsMots} logements, ${b.surface} au total, loué en entier à des locataires anciens.`,
  (b) =>
    b.type === "immeuble" &&
    `Un immeuble de ${b.annee}, ${b.lotsMots} lots, une toiture revue et des baux en règle : les comptes des cinq dernières années sont à disposition.`,
  (b) =>
    b.type === "programme" &&
    `${b.programme} : ${b.lots} logements neufs ${b.quartier}, livrés ${b.livraison}, ${b.fromTo}.`,
  (b) =>
    b.transaction === "viager" &&
    b.isOccupe &&
    `Viager occupé ${b.tetes === 2 ? "sur deux têtes" : "sur une tête"} : l'acquéreur verse un bouquet et une rente de ${b.rente}, ${b.tetes === 2 ? "les vendeurs gardent leurs habitudes et leurs voisins" : "la vendeuse garde ses habitudes et ses voisins"}.`,
  (b) =>
    b.transaction === "viager" &&
    !b.isOccupe &&
    `Viager libre, chose rare : le bien est disponible tout de suite, contre un bouquet et une rente mensuelle de ${b.rente}.`,
  (b) =>
    isRent(b) &&
    b.isAppartement &&
    `À louer ${b.quartier} : ${b.nbPieces === 1 ? "un studio" : `un appartement de ${b.pieces}`} de ${b.surface}, ${b.etage}, ${b.isMeuble ? "meublé avec soin" : "vide et propre"}.`,
  (b) =>
    isRent(b) &&
    b.isAppartement &&
    b.isEtudiant &&
    `Pensé pour une année d'études ou un premier emploi, ce logement de ${b.surface} est équipé jusqu'aux petites cuillères.`,
  (b) =>
    isRent(b) &&
    b.isAppartement &&
    !b.isMeuble &&
    `L'appartement vient d'être repeint ; il reste à choisir la place du canapé dans un séjour de ${b.sejour}.`,
  (b) =>
    isRent(b) &&
    b.isMaison &&
    `Maison à louer ${b.aCommune}, ${b.surface} sur ${b.niveaux}, avec ${b.jardin === null ? "une cour" : "un jardin"} et de bons voisins.`,
  (b) =>
    isRent(b) &&
    b.isMaison &&
    `Les maisons à louer sont rares ici : celle-ci compte ${b.chambres}, ${b.garage ? "un garage" : "un cellier"} et se libère ${b.dispo}.`,
  (b) =>
    b.transaction === "saisonnier" &&
    b.isMaison &&
    `Une maison entière pour les vacances, ${b.couchages} couchages, draps faits à l'arrivée et vélos dans la remise.`,
  (b) =>
    b.transaction === "saisonnier" &&
    b.isMaison &&
    `La villa des cousins : on y dort à ${b.couchages}, on déjeune dehors, et personne ne regarde l'heure.`,
  (b) =>
    b.transaction === "saisonnier" &&
    b.isAppartement &&
    `Un appartement de vacances simple et clair, ${b.couchages} couchages, et rien à faire en arrivant que d'ouvrir les volets.`,
  (b) =>
    b.transaction === "saisonnier" &&
    b.isAppartement &&
    `On pose les valises, on ouvre la baie, on entend la mer : ${b.surface} pour ne rien faire d'une semaine entière.`,
];

/** The way through the rooms. */
export const VISIT: readonly Line[] = [
  ...about<EstateFacts>(
    "séjour",
    (b) =>
      isHome(b) &&
      b.nbPieces > 2 &&
      `L'entrée dessert un séjour de ${b.sejour}, une cuisine ${b.isRenove || b.annee > 2000 ? "ouverte et équipée" : "séparée"}, ${b.nuit}.`,
    (b) =>
      isHome(b) &&
      b.nbPieces > 2 &&
      `Le séjour de ${b.sejour} reçoit le soleil l'après-midi ; la cuisine donne ${b.isMaison ? "sur le jardin" : "sur la cour"} et les ${b.chambresSans} restent au calme.`,
    (b) =>
      b.isMaison &&
      b.nbChambres > 2 &&
      !b.isPlainPied &&
      `Au rez-de-chaussée, la pièce de vie de ${b.sejour}, la cuisine et une pièce qui peut faire bureau ; à l'étage, ${b.nuit}.`,
    (b) =>
      b.isMaison &&
      b.isPlainPied &&
      `Salon-séjour de ${b.sejour}, cuisine aménagée, ${b.chambres}, ${b.eau} et un cellier où l'on range tout ce qui ne se range nulle part.`,
    (b) =>
      b.isAppartement &&
      b.nbPieces === 2 &&
      `Le plan est bon : une entrée, un séjour de ${b.sejour} avec sa cuisine, une chambre au calme, ${b.eau}.`,
    (b) =>
      b.isAppartement &&
      b.nbPieces === 2 &&
      `La chambre tient un grand lit et une armoire, le séjour de ${b.sejour} une table pour six : c'est assez rare dans cette surface pour le dire.`,
    (b) =>
      b.hasCheminee &&
      b.isMaison &&
      `Autour de la cheminée de pierre, la pièce à vivre fait ${b.sejour} et garde ses poutres.`,
  ),
  ...about<EstateFacts>(
    "travaux",
    (b) =>
      b.needsWork === "renover" &&
      isHome(b) &&
      `Tout est à refaire, nous ne disons pas le contraire : électricité, chauffage, isolation ; la structure, elle, est saine selon le rapport de l'architecte.`,
    (b) =>
      b.needsWork === "renover" &&
      isHome(b) &&
      `Le prix tient compte d'une rénovation complète, chiffrée par deux entreprises dont nous tenons les devis à disposition.`,
    (b) =>
      b.needsWork === "travaux" &&
      isHome(b) &&
      `Des travaux sont à prévoir, surtout le chauffage et les fenêtres, que les aides à la rénovation peuvent alléger.`,
    (b) =>
      b.needsWork === "travaux" &&
      isHome(b) &&
      `Habitable en l'état, à condition d'aimer le carrelage orange ; mieux isolée, elle changerait de classe énergie et de charme.`,
  ),
  ...about<EstateFacts>(
    "cheminée",
    (b) =>
      b.hasCheminee &&
      isHome(b) &&
      `La cheminée du séjour fonctionne, son conduit a été tubé, et il reste du bois sous l'appentis.`,
  ),
  ...about<EstateFacts>(
    "cuisine",
    (b) =>
      b.isMaison &&
      b.annee > 2004 &&
      `Baies à galandage, volets roulants centralisés, cuisine ouverte de ${b.cuisine} : la maison d'aujourd'hui, sans gadget.`,
    (b) =>
      b.isMaison &&
      `La cuisine mérite qu'on s'y arrête : ${b.cuisine}, une porte vers l'extérieur et la place d'une grande table.`,
  ),
  ...about<EstateFacts>(
    "parquet",
    (b) =>
      b.isAppartement &&
      b.hasParquet &&
      `Parquet à bâtons rompus, moulures et portes à petits carreaux n'ont pas bougé ; les prises et la salle de bains, si.`,
    (b) =>
      b.hasParquet &&
      isHome(b) &&
      `Sous les pas, un parquet d'origine que l'on a poncé sans le décaper de son âge.`,
  ),
  ...about<EstateFacts>(
    "studio",
    (b) =>
      b.isAppartement &&
      b.nbPieces === 1 &&
      `La pièce principale est carrée, la kitchenette se ferme, la salle d'eau a une fenêtre, et le placard de l'entrée avale la valise et l'aspirateur.`,
    (b) =>
      b.isAppartement &&
      b.nbPieces === 1 &&
      `Séjour avec coin nuit, cuisine équipée de plaques et d'un réfrigérateur, salle d'eau refaite : l'ensemble se chauffe vite et se nettoie en une demi-heure.`,
  ),
  ...about<EstateFacts>(
    "bureaux",
    (b) =>
      b.type === "bureau" &&
      `Six bureaux fermés, deux espaces ouverts, fibre dédiée, stationnement pour l'équipe et les visiteurs.`,
    (b) =>
      b.type === "bureau" &&
      `Lumière des deux côtés, stores, faux plafonds neufs : l'atmosphère est meilleure que dans bien des appartements.`,
  ),
  ...about<EstateFacts>(
    "terrain plat",
    (b) =>
      b.type === "terrain" &&
      `La façade sur rue est assez large pour une maison de plain-pied, et le recul imposé laisse le jardin au sud.`,
    (b) =>
      b.type === "terrain" &&
      `Quelques pommiers, un muret de pierre sèche, une pente douce vers le sud : on imagine déjà la table.`,
  ),
  (b) =>
    b.isMaison &&
    b.nbChambres > 3 &&
    `${b.chambresCap} : chacun la sienne, et il en reste pour les grands-parents.`,
  (b) =>
    b.isAppartement &&
    b.nbPieces > 3 &&
    `Les pièces de jour se suivent côté rue, celles de nuit côté cour : on reçoit sans réveiller personne.`,
  (b) =>
    b.hasBow &&
    isHome(b) &&
    `Le bow-window capte la lumière du matin au soir : on y met une table ronde et l'on n'en bouge plus.`,
  (b) =>
    b.isRenove &&
    isHome(b) &&
    `Tout a été repris avec goût : électricité, plomberie, isolation des combles, enduits à la chaux là où il fallait.`,
  (b) =>
    b.isRenove &&
    isHome(b) &&
    `La rénovation date de moins de cinq ans, factures et décennales des artisans d'ici jointes au dossier.`,
  (b) =>
    b.isMaison &&
    b.annee < 1950 &&
    `Les volumes anciens ont été respectés : portes hautes, sols de terre cuite, escalier de chêne ciré.`,
  (b) =>
    b.isMaison &&
    b.nbChambres >= 3 &&
    `La plus grande des chambres a son dressing, les autres se partagent ${b.eau}.`,
  (b) =>
    b.isMeuble &&
    isRent(b) &&
    `Le mobilier est récent et complet : literie de bonne qualité, vaisselle pour ${b.nbPieces > 1 ? "six" : "quatre"}, lave-linge, rideaux occultants.`,
  (b) =>
    b.isMeuble &&
    isRent(b) &&
    `L'inventaire est long, bureau et bonne chaise compris ; il ne manque que vos livres.`,
  (b) =>
    b.transaction === "saisonnier" &&
    `La cuisine est équipée pour de vrais repas, la literie est neuve, et un casier de jeux attend les jours de pluie.`,
  (b) =>
    b.transaction === "saisonnier" &&
    `Wifi, lave-linge, pelles, seaux et épuisettes : le nécessaire est déjà là.`,
  (b) =>
    b.transaction === "saisonnier" &&
    b.isMaison &&
    `Les chambres sont réparties de manière que les enfants se couchent d'un côté et que les parents veillent de l'autre.`,
  (b) =>
    b.type === "immeuble" &&
    `Du studio au trois-pièces, chaque logement a son compteur ; une cave et un local à vélos complètent l'ensemble.`,
  (b) =>
    b.type === "immeuble" &&
    `Le revenu annuel atteint ${b.rapport} hors charges, avec une marge de progression sur deux baux anciens.`,
  (b) =>
    b.type === "immeuble" &&
    `Le ravalement côté rue a été voté et payé ; restent les menuiseries du dernier étage.`,
  (b) =>
    b.type === "programme" &&
    `Les plans sont signés d'un cabinet d'ici : doubles orientations, celliers, vrais balcons, aucune chambre de moins de dix mètres carrés.`,
  (b) =>
    b.type === "programme" &&
    `Chauffage par pompe à chaleur, isolation renforcée, menuiseries bois et aluminium : les charges annoncées sont tenues par contrat la première année.`,
  (b) =>
    b.type === "programme" &&
    `Frais de notaire réduits, prêt à taux zéro possible sous conditions, garanties d'achèvement, biennale et décennale.`,
  (b) =>
    b.type === "terrain" &&
    b.isViab === true &&
    `Étude de sol réalisée cette année, certificat d'urbanisme obtenu, constructeur libre.`,
  (b) =>
    b.type === "terrain" &&
    b.isViab === false &&
    `Le certificat d'urbanisme est demandé ; nous conseillons de n'en rien conclure avant la réponse de la mairie.`,
  (b) =>
    b.type === "terrain" &&
    b.vue === "mer" &&
    `On voit la mer de la moitié haute, par-dessus les toits, et cela ne peut pas être bâti devant.`,
  (b) =>
    b.type === "parking" &&
    b.usage === "box" &&
    `Porte basculante révisée, sol peint, prise de courant sur compteur commun ; la recharge d'une voiture électrique est autorisée.`,
  (b) =>
    b.type === "parking" &&
    `Entrée par badge, éclairage à détecteur, syndic d'ici : les charges se comptent en dizaines d'euros par an.`,
  (b) =>
    b.type === "parking" &&
    `Convient à une voiture, à une moto et à quelques cartons, dans le respect du règlement.`,
  (b) =>
    b.type === "local" &&
    b.usage !== "entrepôt" &&
    `La surface de vente se prolonge d'une réserve et de sanitaires ; l'accès des livraisons se fait par la cour.`,
  (b) =>
    b.type === "local" &&
    b.usage === "restaurant" &&
    `Cuisine équipée aux normes, extraction en toiture, chambre froide neuve, cave voûtée.`,
  (b) =>
    b.type === "local" &&
    b.usage !== "entrepôt" &&
    `Rideau métallique électrique, climatisation réversible, éclairage refait à neuf.`,
  (b) =>
    b.type === "local" &&
    b.usage === "entrepôt" &&
    `Bureaux et vestiaires à l'étage, cour clôturée où un semi-remorque fait demi-tour.`,
  ...about<EstateFacts>(
    "escalier",
    (b) =>
      b.isMaison &&
      !b.isPlainPied &&
      b.annee < 1940 &&
      `L'escalier part de l'entrée et monte droit ; on le cire une fois l'an et il ne craque que la nuit.`,
    (b) =>
      b.isMaison &&
      !b.isPlainPied &&
      b.annee >= 1940 &&
      b.annee < 1990 &&
      `Le demi-étage d'autrefois a été refermé : la cage d'escalier ne refroidit plus la maison.`,
    (b) =>
      b.isMaison &&
      b.niveaux === "trois niveaux" &&
      `Le dernier niveau, mansardé, fait une grande chambre d'amis ou un atelier sous la lucarne.`,
  ),
  ...about<EstateFacts>(
    "séjour",
    (b) =>
      b.isMaison &&
      b.isCountry &&
      `La pièce commune, ${b.sejour} et une fenêtre à chaque bout, donne d'un côté sur la cour et de l'autre sur les champs.`,
    (b) =>
      b.isMaison &&
      b.isVillage &&
      `On vit surtout dans les ${b.sejour} du séjour, prolongés l'été par la porte ouverte.`,
    (b) =>
      b.isAppartement &&
      b.isVillage &&
      `Un séjour de ${b.sejour}, ${b.chambres}, des placards : simple, carré, facile à meubler.`,
  ),
  (b) =>
    b.isMaison &&
    b.isVillage &&
    isSale(b) &&
    `Une pièce du bas avec sa douche permet de vieillir ici sans monter l'escalier.`,
  (b) =>
    b.isMaison &&
    b.isVillage &&
    isSale(b) &&
    `La buanderie, l'arrière-cuisine et le cellier se suivent, comme dans les maisons où l'on fait des confitures.`,
  (b) =>
    b.isMaison &&
    b.annee > 1955 &&
    b.annee < 1995 &&
    isSale(b) &&
    `Les pièces sont distribuées par un couloir clair ; aucune n'est commandée, toutes ont une vraie fenêtre.`,
  (b) =>
    b.isMaison &&
    b.annee > 1955 &&
    b.annee < 1995 &&
    isSale(b) &&
    `Le sous-sol court sous toute la maison : chaufferie, atelier, cave et de quoi ranger trois kayaks.`,
  (b) =>
    b.isMaison &&
    b.annee > 1990 &&
    isSale(b) &&
    `Une suite parentale de plain-pied, les enfants à l'étage : le plan a été pensé pour que chacun ait la paix.`,
  (b) =>
    b.isMaison &&
    isRent(b) &&
    `Cuisine équipée d'une hotte et d'un four, buanderie, grand placard d'entrée : on emménage sans bricoler.`,
  (b) =>
    b.isMaison &&
    isRent(b) &&
    `Les ${b.chambresSans} sont à l'étage, repeintes en blanc, avec des prises où il faut.`,
  (b) =>
    b.sousType === "longère" &&
    `Une ancienne étable, encore dans son jus, prolonge l'habitation et peut en doubler la surface.`,
  (b) =>
    b.sousType === "corps de ferme" &&
    `Les granges, d'une hauteur rare, attendent un gîte, un atelier ou des chevaux.`,
  (b) =>
    b.sousType === "villa" &&
    `Aux étages, les chambres portent encore des noms d'oiseaux peints sur les portes.`,
  (b) =>
    b.sousType === "villa" &&
    `Un office, une véranda, un escalier de service : la distribution d'autrefois se prête très bien à la vie d'aujourd'hui.`,
  (b) =>
    b.sousType === "maison de pêcheur" &&
    `Trois marches mènent à la pièce du fond, qui était la saurisserie et fait un bureau parfait.`,
  (b) =>
    b.isAppartement &&
    b.annee > 1990 &&
    isSale(b) &&
    `Volets électriques, salle de bains carrelée jusqu'au plafond, placards aménagés : la livraison d'origine a bien vieilli.`,
  (b) =>
    b.transaction !== "saisonnier" &&
    b.isAppartement &&
    b.annee > 1950 &&
    b.annee < 1990 &&
    `Une loggia, un cellier sur le palier, un vide-ordures condamné depuis longtemps : tout l'esprit de ces résidences.`,
  (b) =>
    b.isAppartement &&
    b.annee < 1920 &&
    isSale(b) &&
    `Les plafonds montent à près de trois mètres, et l'on a su placer la mezzanine sans couper la fenêtre.`,
  (b) =>
    b.isAppartement &&
    isRent(b) &&
    `Peintures fraîches, sol stratifié, salle d'eau avec lave-linge possible : il n'y a qu'à ouvrir les cartons.`,
  (b) =>
    b.isAppartement &&
    isRent(b) &&
    `La cuisine, équipée de plaques et d'un réfrigérateur, garde un coin où déjeuner à deux.`,
];

/** Features besides its rooms. */
export const ASSETS: readonly Line[] = [
  ...about<EstateFacts>(
    "balcon",
    (b) =>
      b.balcon !== null &&
      `Le balcon de ${b.balcon} ${b.vue === "mer" ? "donne plein ouest sur la baie" : b.vue === "port" ? "surplombe les bateaux" : "est assez profond pour une table et deux chaises"}.`,
    (b) => b.balcon !== null && `On prend le café sur un balcon de ${b.balcon}, à l'abri du vent dominant.`,
  ),
  ...about<EstateFacts>(
    "terrasse",
    (b) =>
      b.terrasse !== null &&
      `La terrasse de ${b.terrasse} prolonge le séjour ; un store électrique l'ombrage aux heures chaudes.`,
    (b) =>
      b.terrasse !== null &&
      `Point fort : une terrasse de ${b.terrasse}, sans vis-à-vis, où l'on dîne de mai à octobre.`,
  ),
  ...about<EstateFacts>(
    "patio",
    (b) =>
      b.patio !== null &&
      `Le patio de ${b.patio} prend le soleil jusqu'au soir et ferme par une vieille porte de bois.`,
    (b) => b.patio !== null && `Une cour de ${b.patio} suffit au déjeuner, aux vélos et à un laurier en pot.`,
  ),
  ...about<EstateFacts>(
    "jardin",
    (b) =>
      b.jardin !== null &&
      b.isMaison &&
      `Le jardin de ${b.jardin} est clos de murs, avec un figuier, un abri et un coin déjà prêt pour le potager.`,
    (b) =>
      b.jardin !== null &&
      b.isMaison &&
      `Dehors, ${b.jardin} de jardin exposé ${b.orientation}, des hortensias et la place d'une balançoire.`,
    (b) =>
      b.jardin !== null &&
      b.isMaison &&
      b.terrainM2 > 1000 &&
      `Le terrain, ${b.terrainNu}, compte un verger de pommiers, une mare et un bois où l'on ramasse les châtaignes.`,
  ),
  ...about<EstateFacts>(
    "garage",
    (b) =>
      b.garage &&
      b.isMaison &&
      `Un garage attenant, une porte vers la cuisine et de la place devant pour une seconde voiture.`,
    (b) =>
      b.garage &&
      b.isMaison &&
      `Le garage abrite la voiture, l'établi et le congélateur, avec un grenier au-dessus.`,
  ),
  ...about<EstateFacts>(
    "chauffage",
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "gaz" &&
      isHome(b) &&
      `Chauffage par chaudière à gaz à condensation, contrat d'entretien à jour, radiateurs à robinets thermostatiques.`,
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "pompe à chaleur" &&
      isHome(b) &&
      `La pompe à chaleur assure le chauffage et l'eau chaude pour des factures que les vendeurs montrent volontiers.`,
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "électricité" &&
      isHome(b) &&
      `Chauffage électrique à inertie piloté pièce par pièce, ballon d'eau chaude récent.`,
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "bois" &&
      `Un poêle à granulés chauffe le rez-de-chaussée et, par la cage d'escalier, presque tout l'étage.`,
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "fioul" &&
      isHome(b) &&
      `Chaudière au fioul en état de marche, à remplacer à terme : le réseau de radiateurs, lui, peut servir à une pompe à chaleur.`,
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "réseau de chaleur" &&
      `Le chauffage collectif, relié au réseau de chaleur de la ville, est compris dans les charges.`,
    (b) =>
      b.charges !== null &&
      isSale(b) &&
      b.isAppartement &&
      `Les charges courantes, ${b.charges} par an, comprennent ${b.chauffage === "réseau de chaleur" ? "le chauffage et l'eau froide" : "l'eau froide, l'entretien et l'assurance"}.`,
  ),
  ...about<EstateFacts>(
    "vitrage",
    (b) =>
      b.isMaison &&
      isSale(b) &&
      b.annee >= 1949 &&
      b.annee < 2000 &&
      `Double vitrage partout, combles isolés l'an dernier, tableau électrique aux normes.`,
    (b) =>
      b.isAppartement && isSale(b) && `Double vitrage, interphone, local à vélos : le quotidien est prévu.`,
    (b) =>
      isRent(b) &&
      isHome(b) &&
      `Double vitrage, détecteurs et fibre : l'état des lieux d'entrée sera vite fait.`,
  ),
  ...about<EstateFacts>(
    "toiture",
    (b) =>
      b.isMaison &&
      isSale(b) &&
      b.annee < 1949 &&
      `Toiture révisée, charpente traitée, assainissement raccordé au réseau : l'essentiel est sain.`,
  ),
  (b) =>
    b.piscine &&
    `La piscine, chauffée et couverte d'un volet, est entretenue par une entreprise que l'on peut garder.`,
  (b) =>
    b.parking &&
    b.isAppartement &&
    `Une place de stationnement privée accompagne le logement, ce qui compte double en été.`,
  (b) =>
    b.hasLift &&
    b.isAppartement &&
    `L'ascenseur dessert l'étage et le sous-sol ; il a été mis aux normes récemment.`,
  (b) => b.hasCave && b.isAppartement && `Une cave saine et fermée complète l'ensemble.`,
  (b) =>
    b.isPmr &&
    `Seuils effacés, douche de plain-pied, portes larges : le logement convient à une personne en fauteuil.`,
  (b) =>
    b.dpe !== null &&
    "AB".includes(b.dpe) &&
    `Classe ${b.dpe} au diagnostic : c'est l'un des logements les plus sobres que nous ayons en portefeuille.`,
  (b) =>
    b.dpe !== null &&
    "FG".includes(b.dpe) &&
    isSale(b) &&
    `Classée ${b.dpe}, l'habitation est énergivore ; l'audit énergétique réglementaire décrit deux scénarios de travaux et leur coût.`,
  (b) => b.taxe !== null && isSale(b) && isHome(b) && `La taxe foncière s'élève à ${b.taxe} par an.`,
  (b) =>
    isSale(b) &&
    b.isAppartement &&
    b.copro !== undefined &&
    (b.copro.nbLots ?? 0) < 12 &&
    `Petite copropriété sans procédure, syndic bénévole, dernier procès-verbal remis à la visite.`,
  (b) =>
    b.isInvest &&
    isSale(b) &&
    b.isAppartement &&
    `Pour un investisseur : loué à l'année, le bien rapporterait autour de ${b.loyer} par mois, d'après nos baux voisins.`,
  (b) =>
    isRent(b) &&
    isHome(b) &&
    `Disponible ${b.dispo}, pour un bail ${b.isMeuble ? "meublé d'un an, ou de neuf mois pour un étudiant" : "de trois ans renouvelable"}.`,
  (b) =>
    isRent(b) &&
    !isHome(b) &&
    `Disponible ${b.dispo}, bail ${b.type === "parking" ? "d'un an renouvelable" : "commercial ou professionnel selon l'activité"}.`,
  (b) =>
    b.isSuccession &&
    `Vendue par une succession d'accord sur tout, notaire désigné, libre de toute occupation.`,
  (b) =>
    b.transaction === "viager" &&
    `Le prix a été établi d'après l'âge du crédirentier, la valeur locative et l'état du bien ; l'étude chiffrée est remise à chaque visiteur.`,
  (b) =>
    b.transaction === "viager" &&
    b.isOccupe &&
    `La rente est indexée chaque année, les charges et la taxe foncière se partagent selon l'usage.`,
  (b) =>
    b.type === "immeuble" &&
    `Diagnostics de tous les lots à jour, audit énergétique établi, syndic inexistant puisque propriétaire unique.`,
  (b) =>
    b.transaction === "saisonnier" &&
    `Arrivée le samedi à partir de seize heures, ménage de fin de séjour compris, caution par chèque non encaissé.`,
  (b) =>
    b.transaction === "saisonnier" &&
    `Animaux acceptés sur demande ; hors saison, on peut venir pour trois nuits.`,
  ...about<EstateFacts>(
    "jardin",
    (b) =>
      b.jardin !== null &&
      b.isMaison &&
      b.isVillage &&
      `Derrière, ${b.jardin} de jardin, deux cerisiers, un poulailler vide et la vue sur le clocher.`,
    (b) =>
      b.jardin !== null &&
      b.isMaison &&
      b.isCountry &&
      `Les terres attenantes, ${b.terrainNu} en tout, sont closes et peuvent recevoir deux ânes.`,
    (b) =>
      b.jardin !== null &&
      isRent(b) &&
      `Le jardin, ${b.jardin}, est à entretenir par le locataire ; la tondeuse est prêtée.`,
    (b) =>
      b.jardin !== null &&
      b.isSeaside &&
      `Jardin de ${b.jardin} planté de tamaris et de pins, à l'abri des embruns derrière son muret.`,
  ),
  ...about<EstateFacts>(
    "chauffage",
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "gaz" &&
      b.isMaison &&
      `La chaudière à condensation, posée voici quatre ans, alimente des radiateurs en fonte que l'on n'aurait pas idée de remplacer.`,
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "électricité" &&
      b.isMaison &&
      b.isVillage &&
      `Radiateurs électriques récents, et une attente pour un poêle dans le séjour.`,
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "fioul" &&
      b.isMaison &&
      `Chauffage central au fioul, cuve de 1 500 litres, contrat de ramonage à jour.`,
    (b) =>
      b.transaction !== "saisonnier" &&
      b.chauffage === "pompe à chaleur" &&
      b.isMaison &&
      `Pompe à chaleur et plancher chauffant au rez-de-chaussée : on marche pieds nus en janvier.`,
  ),
  ...about<EstateFacts>(
    "garage",
    (b) => b.garage && b.isVillage && `Garage, appentis à bois et cour où l'on tourne sans manœuvrer.`,
    (b) => b.garage && isRent(b) && `Garage fermé et deux places devant la maison.`,
  ),
  ...about<EstateFacts>(
    "taxe",
    (b) =>
      b.taxe !== null &&
      isSale(b) &&
      isHome(b) &&
      b.isVillage &&
      `Comptez ${b.taxe} de taxe foncière pour l'année.`,
    (b) =>
      b.taxe !== null && isSale(b) && isHome(b) && b.isTown && `Taxe foncière de l'an dernier : ${b.taxe}.`,
  ),
  (b) =>
    b.isMaison &&
    isSale(b) &&
    b.isVillage &&
    `Assainissement contrôlé ce printemps, rapport sans réserve, tout-à-l'égout dans la rue.`,
  (b) =>
    b.isMaison &&
    isSale(b) &&
    b.isCountry &&
    `Assainissement individuel à reprendre dans l'année qui suit la vente, devis joint au dossier.`,
  (b) => b.isMaison && isSale(b) && `La fibre arrive au compteur, le recul sur rue permet de garer les amis.`,
  (b) =>
    b.isMaison &&
    isSale(b) &&
    b.annee > 2000 &&
    `Garantie décennale pour partie encore en cours, plans d'exécution conservés.`,
  (b) => b.isMaison && isRent(b) && `Animaux bienvenus, à condition qu'ils aiment les oiseaux de loin.`,
  (b) =>
    b.isAppartement &&
    isSale(b) &&
    b.isVillage &&
    `Stationnement facile au pied de l'immeuble et local commun pour les poussettes.`,
  (b) => b.isAppartement && isRent(b) && `Charges raisonnables, compteurs individuels, voisinage tranquille.`,
  (b) =>
    b.copro?.procedure === true &&
    `Une procédure a concerné la copropriété ; elle est close, et l'apurement suit son cours, pièces au dossier.`,
  (b) =>
    b.type === "local" &&
    `Bail et état des lieux sont rédigés par l'agence ; le local est libre de tout stock.`,
  (b) =>
    b.type === "local" &&
    isSale(b) &&
    `Taxe foncière de ${b.taxe ?? "l'ordre de mille euros"}, copropriété sans travaux votés.`,
  (b) =>
    b.type === "bureau" &&
    `Le chauffage réversible et la ventilation ont été changés ensemble, contrat de maintenance transmissible.`,
  (b) =>
    b.type === "terrain" && `Pas de construction mitoyenne, pas de servitude connue, bornage par géomètre.`,
  (b) =>
    b.type === "terrain" &&
    `Le plan local d'urbanisme autorise une emprise d'un quart de la surface et un étage.`,
  (b) =>
    b.type === "programme" &&
    `Réservation par un dépôt de cinq pour cent au plus, restitué dans les cas prévus par la loi.`,
  (b) => b.type === "programme" && `Une maquette et un logement décoré se visitent à l'agence le samedi.`,
];

/** Surroundings. */
export const AROUND: readonly Line[] = [
  ...about<EstateFacts>(
    "plage",
    (b) =>
      b.isTown &&
      b.isSeaside &&
      isHome(b) &&
      `La Grande Plage est à ${b.pied.mer} à pied, les tennis et le casino un peu plus loin, l'école de voile entre les deux.`,
    (b) =>
      b.commune === "Houlgrève" &&
      `L'avenue de la Mer est à ${b.pied.marche}, la plage à ${b.pied.mer} : l'été on oublie la voiture, l'hiver on entend les oiseaux.`,
    (b) =>
      b.isVillage &&
      b.isCoast &&
      isHome(b) &&
      `La mer est à ${b.pied.mer} à pied par un chemin creux que les estivants ne connaissent pas.`,
    (b) =>
      b.type === "programme" &&
      `Le chantier est à ${b.pied.marche} du marché et à ${b.pied.mer} de la plage, dans une rue qui sera plantée d'arbres.`,
  ),
  ...about<EstateFacts>(
    "village",
    (b) =>
      b.isVillage &&
      isHome(b) &&
      b.commune !== "Hérondeville" &&
      b.commune !== "Brévanfleur" &&
      `Le bourg se traverse en cinq minutes et l'on y dit bonjour.`,
  ),
  ...about<EstateFacts>(
    "houlgrève",
    (b) =>
      b.commune === "Houlgrève" &&
      isHome(b) &&
      `Houlgrève a sa plage de sable, ses commerces ouverts toute l'année et la réserve de l'estuaire au bout de la rue.`,
  ),
  ...about<EstateFacts>(
    "hérondeville",
    (b) =>
      b.commune === "Hérondeville" &&
      isHome(b) &&
      `Hérondeville offre ce que les bourgs n'ont plus : un hôpital, un lycée, des trains, et des prix restés raisonnables.`,
    (b) =>
      b.commune === "Hérondeville" &&
      `La place d'Armes et son marché couvert sont à ${b.pied.marche}, les quais de la rivière juste derrière.`,
  ),
  ...about<EstateFacts>(
    "brévanfleur",
    (b) =>
      b.transaction !== "saisonnier" &&
      b.commune === "Brévanfleur" &&
      isHome(b) &&
      `À Brévanfleur, on a la gare, le collège, le marché du Champ-de-Foire et la mer à ${b.voiture.mer} de route.`,
    (b) =>
      b.commune === "Brévanfleur" &&
      `Le bourg est vivant : deux boulangeries, un cinéma associatif, des artisans qui rappellent.`,
  ),
  (b) =>
    b.isTown &&
    b.isOldTown &&
    isHome(b) &&
    `Le marché du samedi s'installe à ${b.pied.marche}, la criée ouvre à l'aube, et l'on va à la plage à pied par les quais.`,
  (b) =>
    b.isTown &&
    b.isOldTown &&
    `Boulangerie, librairie, poissonnier : tout est dans les trois rues autour, et la voiture peut dormir au parking du port.`,
  (b) =>
    b.isTown &&
    b.isOldTown &&
    isHome(b) &&
    `La place de l'église est au bout de la rue ; les soirs d'été on y écoute l'orgue fenêtres ouvertes.`,
  (b) =>
    b.isTown &&
    b.isSeaside &&
    `La promenade des Grèves commence au coin de la rue ; on y court le matin et l'on y flâne le soir.`,
  (b) =>
    b.transaction !== "saisonnier" &&
    b.isTown &&
    !b.isOldTown &&
    !b.isSeaside &&
    isHome(b) &&
    b.isNearStation &&
    `La gare est à ${b.pied.gare}, l'école à ${b.pied.ecole}, et le bus des Hauts passe au bout de la rue.`,
  (b) =>
    b.isTown &&
    !b.isOldTown &&
    isHome(b) &&
    `Commerces du boulevard, médiathèque, piscine municipale : la vie pratique se règle sans prendre le volant.`,
  (b) =>
    b.transaction !== "saisonnier" &&
    b.isTown &&
    !b.isOldTown &&
    isHome(b) &&
    `Un quartier de retraités actifs et de jeunes parents, avec un square, une maternelle et un boulanger qui ferme le mercredi.`,
  (b) =>
    b.commune === "Vernebec" &&
    `Vernebec vit à l'abri de ses falaises, avec une petite plage de galets, une épicerie et un café qui fait dépôt de pain.`,
  (b) =>
    b.commune === "Saint-Ouvrain" &&
    `À Saint-Ouvrain, le sentier des douaniers passe derrière l'église et descend jusqu'à la grève.`,
  (b) =>
    b.commune === "Sainte-Mévenne" &&
    `Sainte-Mévenne, ce sont les parcs à huîtres, la chapelle sur la dune et un silence que la marée règle.`,
  (b) =>
    b.commune === "Le Mesnil-Orvain" &&
    `Le Mesnil-Orvain a gardé son école et son moulin ; Aubremer est à ${b.voiture.aubremer} par la vallée.`,
  (b) =>
    b.commune === "Cranquetot" &&
    `Cranquetot est au milieu des haies, à mi-chemin de tout : la laiterie vend son beurre, l'école tient deux classes.`,
  (b) =>
    b.commune === "Tréfontaine" &&
    `À Tréfontaine, trois fontaines, une cidrerie et la forêt pour le dimanche ; la côte est à ${b.voiture.mer}.`,
  (b) =>
    b.commune === "Vaudrimont" &&
    `Vaudrimont a sa halle, son médecin et sa supérette ; l'autoroute est à ${b.voiture.autoroute} sans se voir ni s'entendre.`,
  (b) =>
    b.commune === "Ormeclère" &&
    `Ormeclère est loin de la mer et tout près de l'essentiel : le pain, l'école, les chemins.`,
  (b) =>
    b.transaction !== "saisonnier" &&
    b.isCountry &&
    isHome(b) &&
    `Les premiers voisins sont à portée de voix, pas de fenêtre ; le car scolaire s'arrête au carrefour.`,
  (b) =>
    b.isVillage &&
    isHome(b) &&
    `Comptez ${b.voiture.aubremer} jusqu'à Aubremer, un peu plus les soirs de juillet.`,
  (b) =>
    b.type === "terrain" &&
    `L'école, le pain et l'arrêt de car sont au bourg ; Aubremer se rejoint en ${b.voiture.aubremer}.`,
  (b) =>
    b.type === "local" &&
    b.isTown &&
    b.usage !== "entrepôt" &&
    `Le flux piéton y est régulier toute l'année et triple en saison, chiffres de la mairie à l'appui.`,
  (b) =>
    b.type === "bureau" && b.isTown && `Gare, restaurants et notaires sont dans le même pâté de maisons.`,
  ...about<EstateFacts>(
    "village",
    (b) =>
      b.transaction !== "saisonnier" &&
      b.isVillage &&
      !b.isCoast &&
      isHome(b) &&
      b.commune !== "Brévanfleur" &&
      `Le samedi on va au marché de Brévanfleur, le dimanche à la mer, et la semaine l'école est à ${b.pied.ecole}.`,
    (b) =>
      b.isVillage &&
      isHome(b) &&
      `Médecin, pharmacie et pain à ${b.pied.marche} à pied ; pour le reste, ${b.voiture.aubremer} de route.`,
  ),
  ...about<EstateFacts>(
    "hérondeville",
    (b) =>
      b.transaction !== "saisonnier" &&
      b.commune === "Hérondeville" &&
      isHome(b) &&
      `Le lycée, le cinéma et la piscine sont du même côté de la rivière, ce qui se remarque aux heures de pointe.`,
    (b) =>
      b.commune === "Hérondeville" &&
      `Le train du matin met Aubremer à quarante minutes, le café de la gare ouvre avant lui.`,
  ),
  ...about<EstateFacts>(
    "brévanfleur",
    (b) =>
      b.transaction !== "saisonnier" &&
      b.commune === "Brévanfleur" &&
      isHome(b) &&
      `La vieille ville est à ${b.pied.marche}, le collège au bout de la rue, la voie verte juste derrière.`,
  ),
  ...about<EstateFacts>(
    "houlgrève",
    (b) =>
      b.commune === "Houlgrève" &&
      isHome(b) &&
      `On entend la cloche de l'église et, par vent d'ouest, les rouleaux.`,
  ),
  (b) =>
    b.transaction !== "saisonnier" &&
    b.commune === "Aubremer" &&
    isHome(b) &&
    !b.isOldTown &&
    `Le lycée maritime, l'hôpital et la zone de la Croix-Blanche se rejoignent sans traverser le centre.`,
  (b) =>
    b.commune === "Aubremer" &&
    isHome(b) &&
    `Aubremer compte douze mille habitants l'hiver et le triple en août : ce quartier-ci reste à l'échelle de l'hiver.`,
];

/** Each agency ends in its own voice. */
export const CLOSINGS: Readonly<Record<string, readonly Line[]>> = {
  "agence-du-vieux-port": [
    (b) => `Les clés sont au bureau, quai du Levant : ${b.contact} vous y attend, même entre midi et deux.`,
    (b) =>
      isSale(b) &&
      `Nous avons vendu la maison d'à côté en 1987 et celle d'en face l'an dernier : posez-nous toutes vos questions.`,
    (b) => `Visite avec ${b.contact}, de préférence le matin, quand la lumière entre.`,
    () => `Venez à pied, c'est ainsi qu'on comprend le quartier.`,
    (b) =>
      isSale(b) &&
      `Un plan coté et le dossier de diagnostics vous sont envoyés sur simple demande à ${b.contact}.`,
  ],
  "orvain-immobilier": [
    (b) =>
      `Visites du lundi au samedi avec ${b.contact} ; le dossier complet est en ligne après inscription.`,
    (b) =>
      isSale(b) &&
      `Référence ${b.reference} à rappeler. Étude de financement gratuite avec notre partenaire.`,
    (b) => isSale(b) && `Notre service de gestion peut reprendre le bien en location dès la signature.`,
    (b) => `Contactez ${b.contact} : réponse dans l'heure aux heures d'ouverture.`,
    (b) => isSale(b) && `Estimation offerte de votre bien actuel si vous vendez pour acheter.`,
    (b) => isRent(b) && `Un dossier de candidature complet est étudié sous quarante-huit heures.`,
  ],
  "les-cles-de-la-baie": [
    (b) =>
      b.transaction !== "saisonnier" &&
      `Écrivez à ${b.contact}, qui habite à deux rues et fait visiter le soir.`,
    (b) => isSale(b) && `Nous prenons peu de biens ; celui-ci, nous l'aurions acheté.`,
    (b) => b.isMaison && `${b.contact} vous racontera la maison, ses qualités et ses deux ou trois défauts.`,
    () => `Première visite en vidéo possible si vous êtes loin.`,
  ],
  "cabinet-rosmel": [
    (b) => `Renseignements et visite au cabinet, sur rendez-vous ; demandez ${b.contact}.`,
    (b) =>
      isSale(b) &&
      b.isAppartement &&
      `Le cabinet tient à la disposition des amateurs l'état descriptif et les pièces de la copropriété.`,
    (b) => isSale(b) && `Conditions de la vente et servitudes détaillées au dossier.`,
    (b) => `On peut nous écrire sous la référence ${b.reference} ; il sera répondu à chacun.`,
  ],
  "greves-et-villas": [
    (b) => `${b.contact} vous ouvre la maison à l'heure qui vous convient, volets déjà tirés.`,
    (b) => isSale(b) && `Un film de la visite, tourné à marée haute, vous est adressé sur demande.`,
    (b) => `Nous recevons avenue de la Plage, ${b.contact} au salon du fond.`,
    (b) => isSale(b) && `Discrétion assurée, vendeur joignable, calendrier souple.`,
    (b) => b.transaction === "saisonnier" && `Le linge, les draps et le panier d'accueil sont notre affaire.`,
  ],
  "agence-de-la-dune": [
    (b) =>
      `Passez à l'agence, avenue de la Mer : ${b.contact} connaît la maison, les voisins et l'heure des marées.`,
    () => `Visites le samedi aussi, bottes prêtées si le terrain est gras.`,
    (b) => `Un appel à ${b.contact} et l'on y va.`,
    (b) => isSale(b) && `Nous habitons ici à l'année : nous vous reverrons après la vente.`,
  ],
  "brevan-immobilier": [
    (b) =>
      `${b.contact} fait visiter en semaine et le samedi matin, chemin expliqué au téléphone, le GPS s'y perd.`,
    (b) => isSale(b) && `Nous conseillons de venir une fois par beau temps et une fois sous la pluie.`,
    () => `Le dossier dit tout, y compris ce qu'il reste à faire.`,
    (b) => `Référence ${b.reference}, plan cadastral et diagnostics à l'agence, place libre devant la porte.`,
    (b) => isSale(b) && `Un artisan peut nous accompagner à la seconde visite.`,
    (b) => isSale(b) && b.isCountry && `Visite libre de l'extérieur, les chiens sont gentils.`,
  ],
  "herondeville-immobilier": [
    (b) =>
      isSale(b) && `Premier achat ? ${b.contact} reprend avec vous le budget, les aides et le calendrier.`,
    () => `Les clés sont à l'agence, rue de la République, et la visite dure le temps qu'il faut.`,
    (b) => `Appelez ${b.contact}, on vous dira franchement si ce bien est pour vous.`,
    (b) => isRent(b) && `Dossier de location simple : quatre pièces, une réponse en deux jours.`,
    (b) => isSale(b) && `Nous suivons les travaux avec vous si vous le souhaitez.`,
  ],
};

export const AFTER: Readonly<Record<string, readonly Line[]>> = {
  sous_compromis: [
    () => `Une promesse est signée ; nous gardons vos coordonnées au cas où elle n'aboutirait pas.`,
    (b) => `Sous compromis depuis peu : demandez à ${b.contact} ce qui lui ressemble.`,
  ],
  vendu: [
    () => `Vendu par l'agence en moins d'un mois.`,
    () => `Ce bien a trouvé ses nouveaux habitants ; nous recherchons le même pour trois autres familles.`,
  ],
  loue: [() => `Loué ; d'autres logements du même genre se libèrent régulièrement.`],
};
