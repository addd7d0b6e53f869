import { upperFirst } from "@lieudit/listing-model/french";
import type { Fragment } from "../words/fragment-deck.ts";
import { about } from "../words/fragment-deck.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";

type Line = Fragment<VehicleFacts>;

/** How an advertisement begins: what it is, and for whom. */
export const OPENINGS: readonly Line[] = [
  (v) =>
    v.genre === "ville" &&
    v.categorie === "voitures" &&
    `Une petite voiture qui se gare où les autres renoncent : cette ${v.nom} de ${v.annee} a fait ${v.km} entre le port et les hauts de la ville.`,
  (v) =>
    v.genre === "ville" &&
    v.isElectric &&
    `Cette ${v.nom} fait tous les trajets de la semaine sur une seule charge, et le plein se fait la nuit à la maison.`,
  (v) =>
    v.genre === "ville" &&
    `Idéale pour un premier volant ou comme seconde voiture, la ${v.modele} que voici affiche ${v.km} au compteur.`,
  (v) =>
    v.genre === "ville" &&
    !v.isNeuf &&
    v.premiereMain &&
    `Conduite par une infirmière libérale qui ne quittait guère le canton, cette ${v.modele} connaît toutes nos petites rues et n'en garde aucune trace.`,
  (v) =>
    v.genre === "ville" &&
    !v.isNeuf &&
    `Voiture de ville toute simple, saine et économique : c'est ce qu'on nous demande le plus, et c'est ce que nous rentrons le moins souvent.`,
  (v) =>
    v.genre === "ville" &&
    `${v.longueurM} de long, un rayon de braquage de poche, et pourtant ${v.placesMots} vraies places : la ${v.modele} reste une référence en ville.`,
  (v) =>
    v.genre === "route" &&
    `Faite pour avaler les kilomètres sans fatigue, cette ${v.nom} en a parcouru ${v.kmCourt} depuis ${v.mec}.`,
  (v) =>
    v.genre === "route" &&
    !v.isNeuf &&
    `Reprise à un commercial qui l'entretenait avec soin, cette ${v.nom} a surtout roulé sur autoroute, ce qui s'entend : elle ne fait pas un bruit.`,
  (v) =>
    v.genre === "route" &&
    `Silencieuse, posée, confortable : la ${v.nom} ${v.finition} se conduit du bout des doigts.`,
  (v) =>
    v.genre === "route" &&
    !v.isElectric &&
    `Qui fait la route chaque jour jusqu'à Brévanfleur ou Hérondeville appréciera ses ${v.conso} de moyenne et ses sièges qui tiennent bien le dos.`,
  (v) =>
    v.genre === "route" &&
    v.isElectric &&
    `L'autonomie annoncée de ${v.autonomie} couvre largement la semaine de quelqu'un qui travaille à ${v.villeVoisine} et rentre chaque soir.`,
  (v) =>
    v.genre === "famille" &&
    `${upperFirst(v.placesMots)} places, ${v.coffre} de coffre et des rangements partout : cette ${v.nom} a été pensée pour partir.`,
  (v) =>
    v.genre === "famille" &&
    !v.isNeuf &&
    v.premiereMain &&
    `La famille s'agrandit chez les premiers propriétaires, qui nous confient cette ${v.nom} ${v.mecDe}.`,
  (v) =>
    v.genre === "famille" &&
    `Voilà une auto qui emmène les enfants à l'école, les vélos à la plage et les grands-parents au marché sans jamais manquer de place.`,
  (v) =>
    v.genre === "famille" &&
    v.carrosserie === "break" &&
    `Les breaks reviennent en grâce, et ce ${v.modele} rappelle pourquoi : un seuil bas, un plancher plat, une vraie tenue de route.`,
  (v) =>
    v.genre === "famille" &&
    v.carrosserie === "monospace" &&
    `Portes larges, sièges hauts, vue dégagée : le ${v.modele} reste le plus pratique de tous pour une tribu.`,
  (v) =>
    v.genre === "famille" &&
    v.carrosserie === "SUV" &&
    `Assis haut, on voit loin et on s'installe sans se baisser : ce ${v.modele} convient à tous les âges de la famille.`,
  (v) =>
    v.genre === "chemin" &&
    `Pour les chemins du bocage comme pour la route de la corniche, ce ${v.modele} a la garde au sol et le tempérament qu'il faut.`,
  (v) =>
    v.genre === "chemin" &&
    `Ce ${v.nom} de ${v.annee} tractait le dimanche un petit voilier jusqu'à la cale et rien d'autre : attelage présent, embrayage intact.`,
  (v) =>
    v.genre === "chemin" &&
    v.transmission === "intégrale" &&
    `Quatre roues motrices dans un gabarit raisonnable : de quoi rejoindre sa maison par les mauvais chemins de l'hiver.`,
  (v) =>
    v.genre === "chemin" &&
    `Ni trop long ni trop haut, le ${v.modele} fait le lien entre la citadine et le vrai tout-terrain.`,
  (v) =>
    v.genre === "plaisir" &&
    v.carrosserie === "cabriolet" &&
    `Le toit s'ouvre, la route du phare commence : il y a des voitures que l'on achète avec le cœur.`,
  (v) =>
    v.genre === "plaisir" &&
    v.carrosserie === "cabriolet" &&
    `Sortie dès les premiers beaux jours et rentrée avant les tempêtes, cette ${v.modele} a toujours dormi au garage.`,
  (v) =>
    v.genre === "plaisir" &&
    v.categorie === "voitures" &&
    `On la prend pour acheter le pain et l'on revient par la corniche : la ${v.modele} rend les trajets trop courts.`,
  (v) =>
    v.genre === "plaisir" &&
    v.categorie === "motos" &&
    `${v.ch}, un poids contenu et une selle où l'on reste volontiers la journée : cette ${v.nom} donne envie de rallonger le chemin.`,
  (v) =>
    v.genre === "plaisir" &&
    v.categorie === "motos" &&
    `Vendue par un motard qui passe au trail, cette ${v.modele} n'a roulé qu'aux beaux jours.`,
  (v) =>
    v.genre === "plaisir" &&
    v.carrosserie === "custom" &&
    `Du chrome, du cuir, un régime de tracteur : le ${v.modele} se savoure à allure de promenade.`,
  (v) =>
    v.genre === "plaisir" &&
    v.carrosserie === "sportive" &&
    `Carénage intact et réservoir sans une rayure : cette ${v.modele} n'a jamais connu la piste.`,
  (v) =>
    v.genre === "voyage" &&
    v.categorie === "motos" &&
    `Partie trois fois jusqu'au cap Nord dans les rêves de son propriétaire, cette ${v.modele} attend toujours quelqu'un pour le faire.`,
  (v) =>
    v.genre === "voyage" &&
    v.categorie === "motos" &&
    `Bulle haute, poignées chauffantes et réservoir généreux : la ${v.nom} est prête à partir ce soir.`,
  (v) =>
    v.genre === "voyage" &&
    v.categorie === "camping-cars" &&
    `Un lit permanent, une douche séparée, une table où l'on tient à quatre : ce ${v.nom} est une vraie petite maison.`,
  (v) =>
    v.genre === "voyage" &&
    v.categorie === "camping-cars" &&
    v.premiereMain &&
    `Première main, toujours hiverné sous hangar à Tréfontaine, ce ${v.marque} ${v.modele} sent encore le neuf.`,
  (v) =>
    v.genre === "voyage" &&
    v.carrosserie === "fourgon aménagé" &&
    `Il passe sous les barres des parkings de plage et se conduit comme un grand monospace : le fourgon aménagé a ses fidèles.`,
  (v) =>
    v.genre === "voyage" &&
    v.categorie === "camping-cars" &&
    `Ce qui fatigue en voyage, c'est de tout ranger chaque matin : ici rien ne bouge, on tourne la clé et l'on part.`,
  (v) =>
    v.genre === "travail" &&
    !v.isNeuf &&
    `Un outil de travail propre et prêt à charger : ce ${v.nom} de ${v.annee} vient d'un plaquiste qui change de gabarit.`,
  (v) =>
    v.genre === "travail" &&
    `Avec ${v.volumeUtile} de volume utile et une porte latérale large, ce ${v.modele} avale palettes et échelles.`,
  (v) =>
    v.genre === "travail" &&
    !v.isNeuf &&
    `Flotte d'un électricien d'Hérondeville, carnet suivi en réseau, jamais surchargé : ce ${v.modele} repart pour dix ans.`,
  (v) =>
    v.genre === "travail" &&
    v.isElectric &&
    `Livrer en centre-ville sans bruit ni vignette à surveiller, c'est possible avec ce ${v.modele} et ses ${v.autonomie} d'autonomie.`,
  (v) =>
    v.genre === "travail" &&
    `Cabine ${v.placesMots} places, chargement au ras du sol, attelage possible : l'utilitaire comme on l'attend.`,
  (v) =>
    v.carrosserie === "scooter" &&
    `Le ${v.modele} se faufile l'été quand la promenade des Grèves est pleine et se gare devant la boulangerie.`,
  (v) =>
    v.carrosserie === "scooter" &&
    `Un coffre pour le casque, un crochet pour le sac${v.isNeuf ? "" : `, ${v.km} au compteur`} : voilà de quoi oublier les bouchons d'août.`,
  (v) =>
    v.condition === "neuf" &&
    v.categorie === "voitures" &&
    `Véhicule neuf, disponible tout de suite : la ${v.nom} ${v.finition} est sur notre parc, vous repartez avec.`,
  (v) =>
    v.condition === "0 km" &&
    `Immatriculée par nos soins et jamais livrée : cette ${v.modele} est comme neuve, et sa remise est déjà dans le prix.`,
  (v) =>
    v.condition === "demonstration" &&
    `Notre voiture de démonstration change de mains : ${v.km} parcourus par des clients prudents, tous accompagnés.`,
  (v) =>
    v.categorie === "voitures" &&
    !v.isNeuf &&
    `${upperFirst(v.mecDe)}, ${v.km}, ${v.couleur} : une ${v.nom} comme on les cherche, ni trop jeune ni fatiguée.`,
  (v) =>
    v.categorie === "voitures" &&
    !v.isNeuf &&
    v.isElectric &&
    `Passer à l'électrique sans payer le neuf : cette ${v.modele} de ${v.annee} en donne l'occasion.`,
  (v) =>
    v.categorie === "voitures" &&
    v.energie === "hybride" &&
    `Ni câble ni borne à chercher : l'hybride de ${v.marque} se conduit comme une autre et boit deux fois moins en ville.`,
  (v) =>
    v.genre === "famille" &&
    !v.isNeuf &&
    `Elle a emmené trois enfants à l'école de Vernebec et n'en garde qu'une vignette de piscine, que nous décollerons.`,
  (v) =>
    v.genre === "chemin" &&
    !v.isNeuf &&
    `Haute sur pattes et courte de nez, cette ${v.modele} de ${v.annee} entre partout et n'a peur d'aucun talus.`,
  (v) =>
    v.genre === "plaisir" &&
    v.categorie === "motos" &&
    `Un bruit qui fait tourner la tête et une assise basse qui rassure : la ${v.modele} plaît dès le parking.`,
  (v) =>
    v.genre === "travail" &&
    !v.isNeuf &&
    `Un fourgon qui démarre chaque matin, et dont le coffre à outils a été démonté sans laisser de trous.`,
];

/** Driving and equipment. */
export const TECHNIQUE: readonly Line[] = [
  ...about<VehicleFacts>(
    "équipement",
    (v) => v.categorie === "voitures" && `De série sur cette finition : ${v.equip(3)}.`,
    (v) => v.categorie === "voitures" && `L'équipement compte notamment ${v.equip(3)}, et tout fonctionne.`,
    (v) =>
      v.categorie === "voitures" &&
      `À bord, ${v.equip(2)} ; derrière, ${v.coffre} de coffre et une banquette qui se rabat en deux parties.`,
    (v) => v.categorie === "voitures" && `Ce que ses propriétaires ont le plus aimé : ${v.equip(2)}.`,
    (v) => v.categorie === "voitures" && `Elle dispose entre autres de ces équipements : ${v.equip(4)}.`,
    (v) =>
      v.categorie === "utilitaires" &&
      `Charge utile confortable, cloison pleine, plancher bois posé, ${v.equip(2)}.`,
    (v) => v.categorie === "utilitaires" && !v.isNeuf && `Ont été ajoutés au fil du temps : ${v.equip(3)}.`,
    (v) => v.categorie === "motos" && `Livrée avec ${v.equip(2)}.`,
    (v) =>
      v.categorie === "motos" && `Selle confortable pour deux, ${v.equip(2)} : tout est monté et déclaré.`,
    (v) =>
      v.categorie === "utilitaires" &&
      !v.isNeuf &&
      `Révisé avant la vente, avec ${v.equip(2)} en ordre de marche.`,
  ),
  ...about<VehicleFacts>(
    "consommation",
    (v) =>
      v.energie === "essence" &&
      v.categorie === "voitures" &&
      `Le ${v.version} de ${v.ch} suffit partout, monte bien la côte des Hauts et se contente de ${v.conso}.`,
    (v) =>
      v.energie === "diesel" &&
      v.categorie === "voitures" &&
      `Le diesel ${v.version} garde tout son sens pour qui roule : ${v.conso} relevés sur les derniers pleins.`,
    (v) =>
      v.energie === "hybride" &&
      `L'hybride se recharge en roulant, sans prise ni câble : ${v.conso} de moyenne et beaucoup de silence en ville.`,
    (v) =>
      v.categorie === "utilitaires" &&
      `Le ${v.version} tire bien en charge et consomme ${v.conso}, chiffre relevé par le précédent utilisateur.`,
    (v) =>
      v.categorie === "voitures" &&
      v.isElectric &&
      `Consommation relevée : ${v.conso} sur un mois d'essais mêlant ville et corniche.`,
    (v) =>
      v.categorie === "motos" &&
      v.cc > 0 &&
      `Le ${v.version} ronronne en ville, tire droit sur route, et se contente de ${v.conso}.`,
  ),
  ...about<VehicleFacts>(
    "état",
    (v) =>
      v.categorie === "voitures" &&
      `En ${v.couleur}, elle a belle allure, et l'intérieur ${v.interieur} est resté sans tache ni accroc.`,
    (v) =>
      v.categorie === "voitures" &&
      v.sellerie !== null &&
      `Sellerie ${v.sellerie} en très bel état, volant et levier sans usure visible.`,
    (v) =>
      v.categorie === "voitures" &&
      `Carrosserie sans retouche, jantes saines, pare-brise sans impact : nous l'avons regardée à la lampe.`,
  ),
  ...about<VehicleFacts>(
    "recharge",
    (v) =>
      v.isElectric &&
      v.dc !== null &&
      `Elle accepte ${v.ac} en courant alternatif et jusqu'à ${v.dc} sur borne rapide : de 20 à 80 % le temps d'un déjeuner.`,
    (v) =>
      v.isElectric &&
      v.categorie !== "motos" &&
      `Câble de type 2 et câble pour prise renforcée sont dans le coffre, avec leur housse.`,
    (v) =>
      v.energie === "hybride rechargeable" &&
      `La batterie se recharge en une nuit sur une prise de garage, câble fourni.`,
  ),
  (v) =>
    v.energie === "essence" &&
    v.boite === "manuelle" &&
    v.categorie === "voitures" &&
    `Boîte à ${v.rapportsMots} vitesses bien guidée, embrayage doux, moteur ${v.version} facile à vivre.`,
  (v) =>
    v.energie === "diesel" &&
    v.categorie === "voitures" &&
    `Moteur ${v.version} de ${v.ch}, souple dès les bas régimes, réservoir d'AdBlue complété avant livraison.`,
  (v) =>
    v.energie === "hybride" &&
    `Au feu rouge le moteur s'efface, dans la descente de Bas-Fort il récupère : on s'y habitue en une journée.`,
  (v) =>
    v.energie === "hybride rechargeable" &&
    `Branchée chaque soir, elle couvre ses ${v.autonomie} quotidiens sans une goutte d'essence, puis prend l'autoroute comme les autres.`,
  (v) =>
    v.energie === "GPL" &&
    `Au GPL, le plein coûte moitié moins et l'on garde le réservoir d'essence pour les longues étapes : plus de mille kilomètres en tout.`,
  (v) =>
    v.isElectric &&
    v.batterie !== null &&
    `Batterie de ${v.batterie}, état de santé mesuré à ${v.soh} par notre atelier, certificat remis à l'acheteur.`,
  (v) =>
    v.boite === "automatique" &&
    !v.isElectric &&
    v.categorie === "voitures" &&
    `La boîte automatique ${v.rapports > 1 ? `à ${v.rapportsMots} rapports ` : ""}passe ses vitesses sans à-coup, ce qui change la vie dans les bouchons du mois d'août.`,
  (v) =>
    v.transmission === "intégrale" &&
    v.categorie === "voitures" &&
    !v.isElectric &&
    `La transmission intégrale se verrouille d'une molette, et les pneus sont d'une marque reconnue.`,
  (v) =>
    v.carrosserie === "SUV" &&
    `Barres de toit, grand coffre de ${v.coffre} et hayon qui s'ouvre haut : les planches de surf entrent sans forcer.`,
  (v) =>
    v.carrosserie === "cabriolet" &&
    `La capote est souple, étanche, sans auréole ; elle se replie en quelques secondes au feu rouge.`,
  (v) =>
    v.categorie === "utilitaires" &&
    `La TVA est récupérable, la facture est établie hors taxes et taxes comprises.`,
  (v) =>
    v.categorie === "utilitaires" &&
    `Dimensions : ${v.longueurM} de long et ${v.volumeUtile} utiles, de quoi entrer dans la plupart des parkings couverts.`,
  (v) =>
    v.categorie === "camping-cars" &&
    v.carrosserie === "profilé" &&
    `Lit central accessible des deux côtés, cuisine en L, réfrigérateur de grande taille et salon face à face pour les soirées de pluie.`,
  (v) =>
    v.categorie === "camping-cars" &&
    `Panneau solaire, store latéral, chauffage à air pulsé et deuxième batterie : l'autonomie est celle d'un long week-end sans branchement.`,
  (v) =>
    v.categorie === "camping-cars" &&
    `Test d'humidité fait à l'atelier le mois dernier, feuille remise : toutes les valeurs sont bonnes.`,
  (v) =>
    v.categorie === "camping-cars" &&
    `Porteur ${v.version}, ${v.ch}, conduite avec le permis B, ${v.couchages} couchages et autant de places assises avec ceinture.`,
  (v) =>
    v.categorie === "camping-cars" &&
    `Porte-vélos, caméra de recul, antenne et vaisselle restent avec le véhicule.`,
  (v) =>
    v.categorie === "motos" &&
    v.carrosserie !== "scooter" &&
    `Kit chaîne récent, pneus à plus de moitié, plaquettes neuves à l'avant : rien à prévoir avant l'été.`,
  (v) =>
    v.categorie === "motos" &&
    v.cc > 0 &&
    v.cc <= 700 &&
    v.carrosserie !== "scooter" &&
    `Bridée pour le permis A2, elle retrouve sa pleine puissance sur simple passage à l'atelier.`,
  (v) =>
    v.categorie === "motos" &&
    v.isElectric &&
    `Une nuit sur une prise ordinaire suffit à la recharge, et l'on démarre sans un bruit : les riverains vous remercieront.`,
  (v) =>
    v.carrosserie === "scooter" &&
    !v.isNeuf &&
    !v.isElectric &&
    `Révision des galets et de la courroie faite, freins purgés, batterie neuve.`,
  (v) =>
    v.genre === "plaisir" &&
    v.categorie === "voitures" &&
    `Châssis précis, ${v.ch} pour un poids contenu, échappement d'origine : elle n'a pas été bricolée.`,
  (v) =>
    v.cv > 0 &&
    v.categorie === "voitures" &&
    `Côté papiers, ${v.cvText} et une vignette Crit'Air qui lui ouvre toutes les rues de la région.`,
  (v) =>
    v.categorie === "voitures" &&
    v.isElectric &&
    `Le couple est là tout de suite, le freinage régénératif se règle, et l'on oublie vite la troisième pédale.`,
  (v) =>
    v.categorie === "voitures" &&
    v.placesMots === "sept" &&
    `Les deux sièges du fond se déplient d'une main et servent vraiment, au moins pour des enfants.`,
  (v) =>
    v.categorie === "voitures" &&
    `${v.longueurM} de long : elle tient dans un garage des années soixante, portières ouvertes.`,
  (v) =>
    v.categorie === "utilitaires" &&
    `Direction légère, bonne position, vision large : huit heures au volant passent sans mal de dos.`,
  (v) =>
    v.categorie === "motos" &&
    `Hauteur de selle accessible, poids bien placé : tout se manie à l'arrêt sans y penser.`,
  (v) =>
    v.categorie === "camping-cars" &&
    `Réservoirs d'eau propre et d'eau usée contrôlés, gaz révisé, pneus de l'année dernière.`,
];

/** Where it comes from. */
export const HISTORY: readonly Line[] = [
  ...about<VehicleFacts>(
    "contrôle",
    (v) =>
      v.ct !== null &&
      `Contrôle technique ${v.ctDe} vierge de toute remarque, procès-verbal visible au bureau.`,
    (v) =>
      v.ct !== null &&
      `Le contrôle technique date ${v.ctDe} : une remarque mineure sur l'usure d'un essuie-glace, remplacé depuis.`,
    (v) => v.ct !== null && `Passage au contrôle en ${v.ct}, sans contre-visite.`,
  ),
  ...about<VehicleFacts>(
    "propriétaires",
    (v) =>
      v.premiereMain &&
      !v.isNeuf &&
      `Première main, achat neuf en ${v.mec}, avec le double des clés et le livret de bord.`,
    (v) =>
      v.premiereMain &&
      !v.isNeuf &&
      `Un seul propriétaire depuis ${v.mec}, toutes les factures rangées par date dans une pochette.`,
    (v) =>
      v.premiereMain &&
      !v.isNeuf &&
      v.categorie === "voitures" &&
      `Elle n'a connu qu'un conducteur, qui la lavait le samedi et la garait à l'abri du sel.`,
    (v) =>
      v.nbProprietaires === 2 &&
      `Deuxième main ; le premier carnet et le second sont complets, et les deux propriétaires sont d'ici.`,
    (v) =>
      v.nbProprietaires === 2 &&
      `Deux propriétaires en ${v.ageMots}, aucun accident déclaré, historique complet édité ce mois-ci.`,
    (v) =>
      (v.nbProprietaires ?? 0) > 2 &&
      `Trois mains, ce que nous disons franchement, et un entretien que les factures permettent de suivre année après année.`,
  ),
  ...about<VehicleFacts>(
    "carnet",
    (v) =>
      v.carnet &&
      v.ageAns >= 2 &&
      `Carnet tamponné à chaque échéance ; la dernière révision a ${v.revisionMois} mois.`,
    (v) =>
      v.carnet &&
      v.ageAns >= 2 &&
      `Entretien suivi dans le réseau de la marque, dernière vidange faite ici même avant la mise en vente.`,
    (v) =>
      v.categorie === "motos" &&
      !v.isNeuf &&
      `Révisée chaque automne par le même mécanicien, qui se trouve être le nôtre.`,
    (v) =>
      v.categorie === "utilitaires" &&
      !v.isNeuf &&
      `Entretien fait tous les vingt mille kilomètres, factures classées par la comptable de l'entreprise.`,
  ),
  ...about<VehicleFacts>(
    "frais",
    (v) =>
      !v.isNeuf &&
      v.categorie === "voitures" &&
      `Quatre pneus de la même marque, changés il y a ${v.pneusKm} kilomètres, géométrie contrôlée.`,
    (v) =>
      !v.isNeuf &&
      v.categorie === "voitures" &&
      v.ageAns > 4 &&
      !v.isElectric &&
      `Courroie, bougies, liquide de frein : ce qui devait être fait à ce kilométrage l'a été, factures à l'appui.`,
    (v) =>
      v.categorie === "voitures" &&
      !v.isNeuf &&
      v.ageAns >= 4 &&
      !v.isElectric &&
      `Distribution, batterie de service et disques avant ont été remplacés ces deux dernières années.`,
  ),
  (v) =>
    !v.isNeuf &&
    v.categorie !== "motos" &&
    `Climatisation rechargée, filtres neufs, habitacle traité : on ne la livre pas autrement.`,
  (v) =>
    v.origine === "import" &&
    `Véhicule d'origine belge, importé par nous avec quitus fiscal et certificat de conformité.`,
  (v) =>
    v.isKmOpen &&
    `Le compteur a été remplacé en cours de vie : le kilométrage est donc donné comme non garanti, et le prix en tient compte.`,
  (v) =>
    v.isNeuf &&
    `Garantie de la marque à compter de la livraison, carte grise faite au bureau pendant le café.`,
  (v) => v.isNeuf && `Délai : le temps de poser les plaques, le véhicule est déjà arrivé de l'usine.`,
  (v) =>
    v.condition === "demonstration" &&
    `Elle a servi aux essais depuis ${v.mec} et profite de tout l'équipement que l'on montre aux clients.`,
  (v) =>
    v.categorie === "motos" &&
    !v.isNeuf &&
    `Jamais tombée, jamais modifiée, dormie au sec : les repose-pieds et les embouts le disent mieux que nous.`,
  (v) =>
    v.categorie === "utilitaires" &&
    !v.isNeuf &&
    `Caisse protégée dès l'achat par un habillage de bois : la tôle est droite et les portes ferment au doigt.`,
  (v) =>
    v.categorie === "camping-cars" &&
    `Vendu par un couple qui passe à plus petit, avec le carnet de toutes ses étapes.`,
  (v) =>
    v.ageAns > 12 &&
    `À cet âge, nous vendons la franchise : quelques griffes de parking, un siège conducteur un peu creusé, et une mécanique qui démarre au quart de tour.`,
  (v) =>
    !v.isNeuf &&
    v.isElectric &&
    `Chargée le plus souvent à la maison, rarement à fond : la batterie en a été ménagée.`,
  (v) =>
    !v.isNeuf &&
    v.isElectric &&
    `Mises à jour logicielles faites, clé numérique réinitialisée, carte de recharge rendue.`,
  (v) =>
    v.categorie === "motos" &&
    !v.isNeuf &&
    `Double des clés, facture d'achat, carnet : le dossier tient dans le top-case.`,
  (v) =>
    v.categorie === "voitures" &&
    !v.isNeuf &&
    v.ageAns < 4 &&
    `Encore sous garantie d'origine pour quelques mois, transférable sans formalité.`,
  (v) =>
    v.condition === "0 km" &&
    `Mandataire ? Non : c'est une voiture de notre stock, immatriculée pour tenir un objectif, et vous en profitez.`,
];

/** How the dealer ends: each in its own voice. */
export const CLOSINGS: Readonly<Record<string, readonly Line[]>> = {
  "automobiles-legrandin": [
    (v) =>
      `Essai sur rendez-vous avec ${v.contact}, reprise de votre véhicule et garantie ${v.garantieMois} mois pièces et main-d'œuvre.`,
    (v) =>
      `Notre atelier l'a passée sur ses cent points de contrôle ; ${v.contact} vous en montre la feuille.`,
    () => `Depuis 1974, la maison Legrandin ne vend que ce qu'elle accepterait de garder.`,
    (v) => `Livraison possible en sept jours, financement étudié sur place, demandez ${v.contact}.`,
    () => `Le café est offert, le tour du rond-point aussi.`,
  ],
  "garage-de-la-croix-blanche": [
    (v) =>
      `Elle vient de sortir du pont : venez la voir à l'atelier, ${v.contact} vous dira tout, même ce qui ne va pas.`,
    (v) => `Garage familial, ${v.garantieMois} mois de garantie maison, et un numéro où quelqu'un répond.`,
    () => `Nous entretenons ce que nous vendons : la première vidange est pour nous.`,
    () => `Prix ferme et réfléchi, essai libre autour de la zone, reprise possible même en panne.`,
    (v) => `Passez le samedi matin, c'est plus calme, et ${v.contact} a le temps d'un vrai tour.`,
  ],
  "electrique-ouest-autos": [
    (v) =>
      `On vous explique la recharge chez vous, au travail et sur la route : comptez une heure avec ${v.contact}, sans engagement.`,
    () => `Nous vérifions chaque batterie cellule par cellule et nous affichons le résultat, bon ou mauvais.`,
    (v) =>
      `Prêt de la voiture pour une soirée, le temps d'essayer votre prise : il suffit d'appeler ${v.contact}.`,
    () => `Devis de borne à domicile remis avec la carte grise, par un installateur qualifié de la commune.`,
    (v) => `Garantie ${v.garantieMois} mois chez nous, en plus de celle du constructeur sur la batterie.`,
  ],
  "occasions-du-littoral": [
    () => `À voir sans attendre : à ce prix elle ne passera pas la fin du mois.`,
    (v) => `Petit prix affiché, pas de frais cachés, garantie ${v.garantieMois} mois incluse.`,
    () => `Paiement en plusieurs fois étudié au bureau, reprise cash de l'ancienne.`,
    (v) => `${v.contact} vous la présente tous les jours sauf le dimanche, sans rendez-vous.`,
    () => `Parc de quarante voitures à la sortie de l'autoroute, clés sur le tableau.`,
  ],
  "houlgreve-automobiles": [
    () => `On vous emmène l'essayer le long des dunes, c'est encore là qu'elle est la mieux.`,
    (v) => `À voir chez nous, à deux rues de la mer ; ${v.contact} ouvre aussi le dimanche sur rendez-vous.`,
    (v) => `Préparée dans notre atelier de Houlgrève, garantie ${v.garantieMois} mois.`,
    () => `Petit garage, petit stock, choisi voiture par voiture : celle-ci nous plaît beaucoup.`,
  ],
  "garage-central-brevanfleur": [
    (v) => `Visible place du marché à Brévanfleur, essai immédiat, ${v.contact} au comptoir.`,
    (v) => `Garantie ${v.garantieMois} mois dans tout le réseau, révision faite à la livraison.`,
    () => `Nous faisons la carte grise, la plaque et le plein ; vous faites la route.`,
    () => `Reprise au prix de la cote quelle que soit la marque, réponse dans la journée.`,
    (v) => `Le garage est à deux pas de la gare : ${v.contact} vient vous chercher au train.`,
  ],
  "garage-du-faubourg": [
    (v) =>
      `Hérondeville n'est pas si loin : prévenez ${v.contact}, la voiture vous attendra lavée et chaude.`,
    (v) => `Ici on garantit ${v.garantieMois} mois, kilométrage illimité, par écrit.`,
    () => `Le dossier d'entretien est sur le bureau, servez-vous.`,
    () => `Livraison à domicile dans toute la Côte-d'Orvain pour qui ne peut se déplacer.`,
    () => `Trois générations de mécaniciens dans la même rue : on tient à notre nom.`,
  ],
  "utilitaires-bocage": [
    (v) => `Prêt à travailler lundi : ${v.contact} prépare la facture et l'aménagement que vous voulez.`,
    () => `Galerie, attelage, bois, casiers : tout se monte chez nous en deux jours.`,
    (v) => `Location avec option d'achat possible pour les entreprises, garantie ${v.garantieMois} mois.`,
    () => `Venez avec une palette si vous doutez, on a le chariot.`,
  ],
  "deux-roues-falaise": [
    () => `Casque et blouson prêtés pour l'essai, permis et pièce d'identité demandés.`,
    (v) =>
      `Révision complète à la livraison, garantie ${v.garantieMois} mois, café au comptoir avec ${v.contact}.`,
    () => `Reprise de votre moto, même ancienne, même démontée dans des caisses.`,
    () => `L'atelier est ouvert le samedi : on parle mécanique en attendant.`,
    () => `Une balade chaque premier dimanche du mois au départ du magasin : vous serez des nôtres.`,
  ],
  "evasion-camping-cars": [
    () => `Mise en main de deux heures, eau, gaz, électricité : vous repartez en sachant tout.`,
    (v) =>
      `Garantie ${v.garantieMois} mois sur le porteur et la cellule, hivernage possible sous notre hangar.`,
    (v) => `Une nuit d'essai sur le parking du magasin, ${v.contact} vous laisse les clés.`,
    () => `Reprise de votre caravane ou de votre ancien camping-car, estimation en une heure.`,
  ],
};

/** Words for a sold or reserved vehicle. */
export const AFTER: Readonly<Record<string, readonly Line[]>> = {
  reserve: [
    () => `Ce véhicule est réservé jusqu'à la fin de la semaine ; nous tenons une liste au cas où.`,
    () => `Un acompte a été versé : laissez-nous votre numéro si vous voulez être rappelé.`,
  ],
  vendu: [
    () => `Vendu en quelques jours : demandez-nous le prochain du même genre.`,
    (v) => `${v.nom} : preneur trouvé ; un véhicule semblable est attendu.`,
  ],
};
