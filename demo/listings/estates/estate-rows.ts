/**
 * The estates, one on each line: agency | commune | streets | what. What is
 * said in words of the trade: transaction, type, then facts as `key:value` or
 * alone. `readEstateRow` knows them all.
 */
export const ESTATE_ROWS = `
vieux-port|aubremer|vieux|vente appartement 68m2 3p 2ch et:2/4 an:1890 dpe:D gaz vue:port ancien parquet cheminee cave copro:12 acq
vieux-port|aubremer|vieux|vente appartement 41m2 2p 1ch et:3/3 an:1870 dpe:E elec vue:toits combles copro:6 acq
vieux-port|aubremer|vieux|vente appartement 94m2 4p 3ch et:1/3 an:1905 dpe:D gaz vue:port balcon:5 ancien excl copro:8 acq
vieux-port|aubremer|vieux|vente maison st:maison-de-pecheur 82m2 4p 2ch niv:3 an:1850 dpe:E elec terrain:90 patio:18 vue:rue travaux acq
vieux-port|aubremer|vieux|vente maison st:maison-de-ville 128m2 6p 4ch niv:3 an:1830 dpe:D gaz terrain:160 jardin:70 cheminee vue:toits excl acq
vieux-port|aubremer|vieux|vente appartement 27m2 1p 0ch et:1/4 an:1900 dpe:F elec vue:rue invest copro:14 vend
vieux-port|aubremer|vieux|vente appartement 112m2 5p 3ch et:4/4 an:1885 dpe:C pac asc vue:port terrasse:22 duplex renove copro:9 acq
vieux-port|aubremer|vieux|location appartement 52m2 2p 1ch et:2/3 an:1880 dpe:D gaz vue:rue parquet copro:7
vieux-port|aubremer|vieux|location appartement meuble 24m2 1p 0ch et:3/4 an:1895 dpe:E elec vue:toits etudiant copro:11
vieux-port|aubremer|vieux|location appartement 76m2 4p 2ch et:1/3 an:1910 dpe:D gaz vue:port balcon:4 copro:6
vieux-port|aubremer|vieux|vente local 64m2 an:1900 pignon:rue restaurant vend
vieux-port|aubremer|vieux|location local 38m2 an:1880 pignon:rue boutique
vieux-port|aubremer|vieux|vente immeuble 240m2 niv:4 lots:5 an:1875 dpe:E gaz invest rapport:26400 acq
vieux-port|aubremer|vieux|vente parking box copro:24 acq
vieux-port|aubremer|vieux|vente appartement 58m2 3p 2ch et:2/5 an:1965 dpe:E collectif vue:port asc cave balcon:6 copro:40 status:vendu acq
vieux-port|aubremer|vieux|vente maison st:maison-de-ville 96m2 5p 3ch niv:3 an:1860 dpe:F fioul terrain:110 patio:25 vue:rue renover acq
orvain|aubremer|ville|vente appartement 72m2 3p 2ch et:3/5 an:1972 dpe:D collectif asc cave parking:1 balcon:8 vue:ville copro:48 acq
orvain|aubremer|ville|vente appartement 85m2 4p 3ch et:2/4 an:2004 dpe:C gaz asc parking:1s balcon:9 vue:ville copro:36 acq
orvain|aubremer|ville|vente appartement 46m2 2p 1ch et:0/3 an:2015 dpe:B gaz asc parking:1s terrasse:14 pmr copro:42 vend
orvain|aubremer|ville|vente appartement 63m2 3p 2ch et:4/6 an:2019 dpe:A pac asc parking:1s terrasse:12 vue:ville pmr fibre copro:55 acq
orvain|aubremer|pavillons|vente maison st:pavillon 104m2 5p 3ch niv:2 an:1978 dpe:D gaz terrain:480 jardin:360 garage:1 acq
orvain|aubremer|pavillons|vente maison st:pavillon 92m2 5p 3ch niv:1 an:1985 dpe:C pac terrain:620 jardin:500 garage:1 plainpied acq
orvain|aubremer|pavillons|vente maison st:pavillon 135m2 6p 4ch niv:2 an:2006 dpe:C gaz terrain:540 jardin:400 garage:2 cheminee acq
orvain|aubremer|pavillons|vente maison st:pavillon 118m2 6p 4ch niv:2 an:1969 dpe:F fioul terrain:710 jardin:560 garage:1 travaux prixbaisse acq
orvain|aubremer|pavillons|vente maison st:contemporaine 142m2 6p 4ch niv:2 an:2021 dpe:A pac terrain:650 jardin:470 garage:1 terrasse:40 piscine fibre acq
orvain|aubremer|ville|location appartement 38m2 2p 1ch et:1/4 an:1998 dpe:D elec parking:1 balcon:4 copro:30
orvain|aubremer|ville|location appartement 67m2 3p 2ch et:3/4 an:2008 dpe:C gaz asc parking:1s balcon:7 copro:38
orvain|aubremer|ville|location appartement meuble 30m2 1p 0ch et:2/5 an:1975 dpe:D collectif asc copro:60
orvain|aubremer|ville|location appartement 88m2 4p 3ch et:5/5 an:1968 dpe:E collectif asc cave balcon:10 copro:72 gardien
orvain|aubremer|pavillons|location maison st:pavillon 98m2 5p 3ch niv:2 an:1994 dpe:D gaz terrain:380 jardin:290 garage:1
orvain|aubremer|ville|location parking souterrain copro:80
orvain|aubremer|ville|location bureau 120m2 et:1/3 an:2002 asc parking:3 clim
orvain|aubremer|halles|location local 340m2 an:2010 entrepot parking:8
orvain|aubremer|ville|vente bureau 86m2 et:2/4 an:1999 asc parking:2 clim copro:20 acq
orvain|aubremer|ville|vente programme an:2028 lots:34 de:39 a:96 pieces:2-4 niv:5 nom:Les-Terrasses-du-Bassin vefa
orvain|aubremer|ville|vente appartement 55m2 2p 1ch et:2/5 an:2024 dpe:A pac asc parking:1s terrasse:9 neuf copro:44 vend
orvain|aubremer|ville|vente appartement 78m2 4p 3ch et:6/8 an:1966 dpe:E collectif asc cave balcon:7 vue:mer copro:96 gardien status:sous_compromis acq
orvain|aubremer|pavillons|vente maison st:pavillon 110m2 5p 4ch niv:2 an:1988 dpe:D elec terrain:450 jardin:330 garage:1 status:vendu sorti:45 acq
cles|aubremer|villas|vente appartement 84m2 3p 2ch et:2/4 an:1962 dpe:D elec asc vue:mer balcon:11 cave parking:1 excl copro:22 acq
cles|aubremer|villas|vente appartement 36m2 2p 1ch et:5/5 an:1971 dpe:E elec asc vue:mer balcon:6 copro:64 acq
cles|aubremer|villas|vente appartement 61m2 3p 2ch et:1/3 an:1934 dpe:D gaz vue:mer bow copro:8 acq excl
cles|aubremer|villas|vente maison st:villa 165m2 7p 5ch niv:3 an:1908 dpe:E gaz terrain:520 jardin:400 vue:mer bow cheminee acq excl
cles|aubremer|ville|vente appartement 49m2 2p 1ch et:3/4 an:2011 dpe:C elec asc vue:mer terrasse:10 parking:1s copro:28 part
cles|aubremer|villas|location appartement meuble 45m2 2p 1ch et:2/4 an:1960 dpe:E elec vue:mer balcon:7 parking:1 copro:18
cles|aubremer|villas|saisonnier appartement 52m2 3p 2ch et:3/4 an:1968 dpe:D elec vue:mer balcon:9 parking:1 couchages:5
cles|aubremer|villas|saisonnier maison st:villa 140m2 6p 5ch niv:3 an:1912 dpe:D gaz terrain:400 jardin:310 vue:mer couchages:10
cles|vernebec|bourg|vente maison st:maison-de-pecheur 68m2 3p 2ch niv:2 an:1880 dpe:E elec terrain:140 jardin:80 vue:mer acq
cles|vernebec|pavillons|vente maison st:pavillon 101m2 5p 3ch niv:2 an:1991 dpe:D elec terrain:820 jardin:680 garage:1 vue:mer acq
cles|saint-ouvrain|bourg|vente maison st:maison-de-bourg 88m2 4p 3ch niv:2 an:1900 dpe:E fioul terrain:230 jardin:150 cheminee acq
cles|saint-ouvrain|pavillons|vente terrain 712m2 viab vue:mer acq
cles|vernebec|bourg|location maison st:maison-de-bourg 74m2 3p 2ch niv:2 an:1920 dpe:D elec terrain:95 patio:30
cles|saint-ouvrain|bourg|saisonnier maison st:maison-de-pecheur 62m2 3p 2ch niv:2 an:1870 dpe:E elec terrain:120 jardin:60 vue:mer couchages:4
cles|vernebec|pavillons|vente maison st:contemporaine 128m2 5p 4ch niv:2 an:2017 dpe:B pac terrain:900 jardin:720 terrasse:45 garage:1 vue:mer status:sous_compromis acq
rosmel|aubremer|ville|viager appartement 74m2 3p 2ch et:2/4 an:1964 dpe:D collectif asc cave copro:32 occupe rente:560 tetes:1 ages:82
rosmel|aubremer|pavillons|viager maison st:pavillon 112m2 5p 3ch niv:2 an:1974 dpe:E fioul terrain:560 jardin:430 garage:1 occupe rente:720 tetes:2 ages:84+79
rosmel|aubremer|villas|viager maison st:villa 150m2 6p 4ch niv:3 an:1925 dpe:E gaz terrain:610 jardin:480 vue:mer libre rente:1350 tetes:1 ages:88
rosmel|aubremer|ville|vente immeuble 410m2 niv:4 lots:8 an:1935 dpe:D gaz invest rapport:48600 vend
rosmel|aubremer|ville|vente appartement 142m2 6p 4ch et:1/4 an:1898 dpe:D gaz vue:ville parquet cheminee cave ancien copro:7 excl vend
rosmel|aubremer|ville|vente appartement 98m2 4p 3ch et:3/5 an:1929 dpe:E gaz asc parquet vue:ville cave copro:15 procedure vend
rosmel|aubremer|ville|vente maison st:hotel-particulier 290m2 10p 6ch niv:3 an:1785 dpe:E gaz terrain:740 jardin:520 cheminee garage:2 excl vend
rosmel|aubremer|ville|vente bureau 210m2 et:0/2 an:1970 parking:6 clim vend
rosmel|aubremer|ville|location bureau 58m2 et:1/2 an:1985 parking:1
rosmel|aubremer|ville|location appartement 104m2 5p 3ch et:2/4 an:1900 dpe:D gaz parquet cheminee copro:8
rosmel|aubremer|ville|vente local 95m2 an:1950 pignon:rue pharmacie vierge vend
rosmel|aubremer|pavillons|vente maison st:pavillon 84m2 4p 2ch niv:1 an:1959 dpe:G fioul terrain:420 jardin:330 renover succession vend
rosmel|brevanfleur|bourg|viager maison st:maison-de-bourg 96m2 5p 3ch niv:2 an:1890 dpe:E gaz terrain:280 jardin:200 occupe rente:410 tetes:1 ages:86
rosmel|aubremer|ville|vente parking exterieur copro:50 vend
greves|aubremer|villas|vente maison st:villa 210m2 8p 6ch niv:3 an:1904 dpe:D gaz terrain:980 jardin:780 vue:mer bow cheminee garage:1 excl acq
greves|aubremer|villas|vente maison st:villa 185m2 7p 5ch niv:3 an:1911 dpe:E gaz terrain:720 jardin:560 bow cheminee acq
greves|aubremer|villas|vente maison st:villa 125m2 5p 4ch niv:2 an:1932 dpe:D pac terrain:430 jardin:310 terrasse:30 renove acq
greves|aubremer|villas|vente maison st:contemporaine 178m2 7p 5ch niv:2 an:2020 dpe:A pac terrain:850 jardin:620 terrasse:60 piscine garage:2 vue:mer fibre excl acq
greves|aubremer|villas|vente appartement 92m2 4p 3ch et:4/4 an:1966 dpe:C pac asc vue:mer terrasse:28 parking:1s renove copro:26 acq
greves|aubremer|villas|saisonnier appartement 44m2 2p 1ch et:1/3 an:1958 dpe:E elec vue:mer balcon:6 couchages:4
greves|aubremer|villas|saisonnier maison st:villa 200m2 8p 6ch niv:3 an:1906 dpe:D gaz terrain:800 jardin:650 vue:mer bow couchages:12 piscine
greves|houlgreve|villas|vente maison st:villa 156m2 6p 4ch niv:3 an:1922 dpe:E gaz terrain:640 jardin:500 vue:mer acq
greves|houlgreve|bourg|saisonnier maison st:maison-de-pecheur 70m2 4p 3ch niv:2 an:1890 dpe:D elec terrain:100 jardin:50 couchages:6
greves|sainte-mevenne|bourg|vente maison st:longere 174m2 7p 4ch niv:2 an:1820 dpe:D pac terrain:2400 jardin:2100 cheminee renove acq
greves|sainte-mevenne|pavillons|saisonnier maison st:contemporaine 110m2 5p 4ch niv:2 an:2014 dpe:B pac terrain:700 jardin:580 terrasse:30 couchages:8 vue:mer
greves|aubremer|villas|vente maison st:villa 132m2 6p 4ch niv:2 an:1928 dpe:F fioul terrain:500 jardin:380 travaux prixbaisse acq
dune|houlgreve|bourg|vente maison st:maison-de-pecheur 76m2 4p 2ch niv:2 an:1895 dpe:D elec terrain:130 patio:35 renove acq
dune|houlgreve|pavillons|vente maison st:pavillon 108m2 5p 3ch niv:2 an:1983 dpe:D elec terrain:640 jardin:520 garage:1 acq
dune|houlgreve|pavillons|vente maison st:pavillon 89m2 4p 3ch niv:1 an:1996 dpe:D elec terrain:510 jardin:400 garage:1 plainpied acq
dune|houlgreve|bourg|vente appartement 39m2 2p 1ch et:1/3 an:1976 dpe:D elec vue:mer balcon:6 parking:1 copro:45 acq
dune|houlgreve|bourg|vente appartement 64m2 3p 2ch et:2/3 an:2009 dpe:C elec asc balcon:8 parking:1s copro:24 acq
dune|houlgreve|bourg|vente appartement 26m2 1p 0ch et:3/3 an:1974 dpe:E elec vue:mer balcon:4 invest copro:58 acq
dune|houlgreve|pavillons|vente terrain 540m2 viab acq
dune|houlgreve|pavillons|vente terrain 1180m2 nonviab acq
dune|houlgreve|bourg|location appartement 47m2 2p 1ch et:1/2 an:1990 dpe:D elec balcon:5 parking:1 copro:16
dune|houlgreve|pavillons|location maison st:pavillon 86m2 4p 3ch niv:2 an:2001 dpe:C gaz terrain:340 jardin:250 garage:1
dune|houlgreve|bourg|vente local 72m2 an:1960 pignon:rue boutique acq
dune|sainte-mevenne|bourg|vente maison st:maison-de-bourg 94m2 5p 3ch niv:2 an:1875 dpe:E fioul terrain:310 jardin:220 cheminee prixbaisse acq
dune|sainte-mevenne|pavillons|vente maison st:pavillon 97m2 5p 3ch niv:2 an:1980 dpe:E elec terrain:700 jardin:580 garage:1 acq
dune|sainte-mevenne|pavillons|vente terrain 890m2 viab vue:mer acq
dune|houlgreve|pavillons|vente programme an:2027 lots:18 de:58 a:94 pieces:3-5 niv:2 nom:Le-Clos-des-Argousiers vefa maisons
dune|houlgreve|bourg|saisonnier appartement 38m2 2p 1ch et:2/3 an:1979 dpe:D elec vue:mer balcon:5 parking:1 couchages:4
dune|houlgreve|pavillons|vente maison st:contemporaine 120m2 5p 4ch niv:2 an:2018 dpe:B pac terrain:560 jardin:430 terrasse:35 garage:1 status:sous_compromis acq
brevan|brevanfleur|bourg|vente maison st:maison-de-bourg 112m2 5p 3ch niv:3 an:1880 dpe:D gaz terrain:190 jardin:110 cheminee acq
brevan|brevanfleur|bourg|vente maison st:maison-de-bourg 148m2 7p 5ch niv:3 an:1840 dpe:E gaz terrain:420 jardin:300 cheminee cave acq
brevan|brevanfleur|pavillons|vente maison st:pavillon 96m2 5p 3ch niv:2 an:1976 dpe:D gaz terrain:530 jardin:410 garage:1 acq
brevan|brevanfleur|pavillons|vente maison st:pavillon 121m2 6p 4ch niv:2 an:2011 dpe:B pac terrain:600 jardin:460 garage:1 fibre acq
brevan|brevanfleur|bourg|vente appartement 66m2 3p 2ch et:1/3 an:1968 dpe:E gaz cave parking:1 copro:18 acq
brevan|brevanfleur|bourg|location appartement 54m2 3p 2ch et:2/3 an:1970 dpe:D gaz balcon:4 copro:24
brevan|brevanfleur|bourg|location appartement 31m2 1p 0ch et:1/2 an:1900 dpe:E elec copro:5
brevan|brevanfleur|bourg|location local 110m2 an:1980 pignon:rue boutique
brevan|le-mesnil-orvain|bourg|vente maison st:longere 142m2 6p 4ch niv:2 an:1790 dpe:D bois terrain:1850 jardin:1600 cheminee renove acq
brevan|le-mesnil-orvain|hameau|vente maison st:corps-de-ferme 220m2 8p 5ch niv:2 an:1770 dpe:F fioul terrain:6200 jardin:5800 cheminee travaux acq
brevan|le-mesnil-orvain|pavillons|vente maison st:pavillon 93m2 4p 3ch niv:1 an:2003 dpe:C elec terrain:780 jardin:660 garage:1 plainpied acq
brevan|le-mesnil-orvain|pavillons|vente terrain 960m2 viab acq
brevan|cranquetot|bourg|vente maison st:longere 126m2 5p 3ch niv:2 an:1810 dpe:E elec terrain:1400 jardin:1200 cheminee acq
brevan|cranquetot|hameau|vente maison st:longere 98m2 4p 2ch niv:2 an:1760 dpe:ns terrain:2900 jardin:2700 renover acq
brevan|cranquetot|pavillons|vente terrain 1340m2 nonviab acq
brevan|trefontaine|bourg|vente maison st:maison-de-bourg 86m2 4p 3ch niv:2 an:1905 dpe:E elec terrain:240 jardin:170 acq
brevan|trefontaine|pavillons|vente maison st:pavillon 102m2 5p 3ch niv:2 an:1982 dpe:D elec terrain:880 jardin:740 garage:1 prixbaisse acq
brevan|trefontaine|hameau|vente maison st:corps-de-ferme 185m2 7p 4ch niv:2 an:1800 dpe:D bois terrain:9400 jardin:9000 cheminee renove excl acq
brevan|vaudrimont|bourg|vente maison st:maison-de-bourg 104m2 5p 3ch niv:2 an:1870 dpe:F fioul terrain:350 jardin:260 cheminee travaux acq
brevan|vaudrimont|pavillons|vente maison st:pavillon 88m2 4p 3ch niv:1 an:1979 dpe:E elec terrain:950 jardin:820 garage:1 plainpied acq
brevan|vaudrimont|hameau|vente terrain 3200m2 nonviab acq
brevan|cranquetot|bourg|location maison st:maison-de-bourg 82m2 4p 2ch niv:2 an:1910 dpe:D bois terrain:300 jardin:230 cheminee
heronde|herondeville|bourg|vente maison st:maison-de-ville 118m2 6p 4ch niv:3 an:1865 dpe:D gaz terrain:150 jardin:80 cheminee cave acq
heronde|herondeville|bourg|vente maison st:maison-de-bourg 79m2 4p 2ch niv:2 an:1900 dpe:E gaz terrain:110 patio:30 acq
heronde|herondeville|pavillons|vente maison st:pavillon 94m2 5p 3ch niv:2 an:1973 dpe:E fioul terrain:560 jardin:440 garage:1 prixbaisse acq
heronde|herondeville|pavillons|vente maison st:pavillon 127m2 6p 4ch niv:2 an:2014 dpe:A pac terrain:640 jardin:500 garage:2 fibre acq
heronde|herondeville|bourg|vente appartement 71m2 3p 2ch et:2/4 an:1960 dpe:E gaz cave balcon:5 copro:20 acq
heronde|herondeville|bourg|vente appartement 48m2 2p 1ch et:0/2 an:1890 dpe:E elec jardinet:20 copro:4 invest acq
heronde|herondeville|bourg|vente immeuble 310m2 niv:3 lots:6 an:1880 dpe:F gaz invest rapport:27600 acq
heronde|herondeville|bourg|location appartement 62m2 3p 2ch et:1/3 an:1965 dpe:D gaz cave copro:16
heronde|herondeville|bourg|location appartement meuble 28m2 1p 0ch et:2/2 an:1900 dpe:E elec etudiant copro:6
heronde|herondeville|pavillons|location maison st:pavillon 90m2 4p 3ch niv:2 an:1999 dpe:D elec terrain:400 jardin:310 garage:1 status:loue
heronde|herondeville|bourg|vente local 130m2 an:1955 pignon:rue boutique acq
heronde|herondeville|bourg|location parking box
heronde|ormeclere|bourg|vente maison st:maison-de-bourg 91m2 5p 3ch niv:2 an:1895 dpe:F fioul terrain:420 jardin:320 cheminee acq
heronde|ormeclere|hameau|vente maison st:corps-de-ferme 160m2 6p 4ch niv:2 an:1780 dpe:G fioul terrain:4800 jardin:4500 renover acq
heronde|ormeclere|pavillons|vente maison st:pavillon 85m2 4p 3ch niv:1 an:1990 dpe:E elec terrain:900 jardin:780 garage:1 plainpied acq
heronde|ormeclere|pavillons|vente terrain 1550m2 viab acq
heronde|vaudrimont|bourg|location maison st:maison-de-bourg 70m2 3p 2ch niv:2 an:1920 dpe:E elec terrain:180 jardin:120
heronde|herondeville|pavillons|vente maison st:pavillon 99m2 5p 3ch niv:2 an:1987 dpe:D gaz terrain:500 jardin:380 garage:1 status:vendu acq
heronde|herondeville|bourg|location appartement 45m2 2p 1ch et:1/3 an:1985 dpe:D elec parking:1 copro:12 status:loue
heronde|herondeville|bourg|vente appartement 84m2 4p 2ch et:3/3 an:1935 dpe:D gaz parquet cave copro:9 status:retire acq
`;
