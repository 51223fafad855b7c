/** Buildings, monuments and what stands in streets and gardens. How a row is written: `read-family.ts`. */
export const BUILDINGS = `
house/house | h7 | building, detached house, suburban house, dwelling, real estate, dream house, wooden house, american house, family residence, homestead, duplex, semi detached house, halfway house, holiday home, vacation home, guest house, two story house storeys=2, single story house storeys=1, small house storeys=1, starter home, neighborhood house, house model, domicile, habitation, beach house, lake house, country house, cabin house, colonial house, craftsman house porch=yes, haunted house porch=yes = spooky house porch=yes, haunted mansion porch=yes h10, witch house = witch hut, gingerbread house !whole, fairy house h0.4, hobbit house h3, toy house h0.3, dollhouse h0.8 = doll house = dolls house, tiny house h4, sherlock house, santa house, santas workshop, orphanage, parsonage, manor house h10 = manor h10, chalet = ski chalet, lodge = hunting lodge = mountain lodge, summer house
house/cottage | h5.5 | english cottage, fairytale cottage, stone cottage walls@stone, thatch cottage roof@thatch, witch cottage, forest cottage, country cottage, bungalow cottage, fishing cottage, beach cottage, cozy cottage, irish cottage roof@thatch, hansel and gretel house, snow white cottage, gardeners house, gatehouse cottage, woodcutter house, forester house, hut = wooden hut walls@wood = shack walls@wood = shanty walls@wood, straw hut roof@thatch walls@thatch, mud hut roof@thatch, log cabin !whole walls@wood = log house walls@wood = wooden cabin walls@wood, beach hut walls@wood h3, fishing hut walls@wood, ski hut walls@wood, hobbit hole, tiki hut roof@thatch walls@wood, boat house walls@wood, fisherman hut walls@wood, mountain hut walls@wood, cabin in the woods walls@wood, guard house walls@stone, swamp hut walls@wood, nissen hut @steel, smokehouse, cottagecore house
house/townhouse | h10 | town house, row house = terraced house = terrace house, brownstone walls@brick, amsterdam house = canal house, apartment house, tenement, victorian house, georgian house, half timbered house, medieval house, tudor house, city house, corner house, boarding house, apartment = flat, san francisco house, old town house, merchant house, parisian house, rowhouse, tenement house, medieval townhouse
house/farmhouse | h8 | farm house, ranch = ranch house, farm, plantation house, prairie house, country home, farmstead, homestead house, stone farmhouse walls@stone
house/mansion | h12 | villa house, estate, luxury house = luxury villa, stately home, chateau house, palazzo, governors house, white house, palace house, plantation mansion, hacienda, embassy, consulate, presidential palace, gothic mansion, wayne manor, millionaire mansion, clue mansion
house/modern house | h6.5 | contemporary house, minimalist house, modern villa, glass house, concrete house walls@concrete, smart house, bauhaus house, modernist house, eco house, container house, prefab house, pool house, cube house, futuristic house, flat roof house, passive house, duplex house, modern mansion h9
castle/castle | h22 | medieval castle, stone castle, gothic castle, haunted castle, ruined castle, bouncy castle h4 @rubber = bouncing castle h4 @rubber = inflatable castle h4 @rubber, sandcastle h0.4 @sand = sand castle !whole h0.4 @sand, ice castle !whole @ice, knights castle, dracula castle, hill castle, crusader castle, keep = donjon = castle keep, bastion, fortification, alcazar, burg, motte, kremlin, acropolis castle, toy castle h0.4, scottish castle, japanese castle, himeji castle, osaka castle, king castle, city wall = city walls = rampart = ramparts, gatehouse = castle gate, evil castle = dark castle, frozen castle, floating castle, water castle, lego castle @plastic, alhambra, garrison, barbican, walled city, helms deep
castle/fairytale castle | h25 | disney castle = cinderella castle = princess castle = fairy castle = fairy tale castle, neuschwanstein, magic castle, enchanted castle, barbie castle walls#e58ab0, hogwarts, dream castle, rapunzel castle, unicorn castle walls#e7c8e8, candy castle walls#e58ab0, snow queen castle
castle/palace | h18 | royal palace, sultan palace, arabian palace, crystal palace @crystal, ice palace @ice, palace of versailles, buckingham palace, winter palace, maharaja palace, versailles, persian palace, underwater palace, sky palace
tower | | tower, wizard tower = mage tower = wizards tower, watchtower = watch tower = guard tower = lookout tower, bell tower = campanile, clock tower, leaning tower of pisa = tower of pisa, water tower, tv tower = transmission tower = pylon = electricity pylon, rapunzel tower, stone tower, archer tower , castle tower, tower of babel kind=pisa, minaret kind=bell, control tower = air traffic control tower kind=watch, defense tower = tower defense tower kind=round, turret kind=round, prison tower kind=round, ivory tower kind=wizard, dark tower, barad dur kind=wizard, siege tower building kind=watch, sniper tower kind=watch, torre kind=bell, space needle kind=radio, pisa tower, round tower kind=round, sorcerer tower, ruined tower kind=round, crystal tower kind=wizard, observatory tower kind=round, cooling tower kind=round, signal tower kind=radio, mage spire kind=wizard, spire kind=clock, steeple kind=bell, belfry
skyscraper/skyscraper | | skyscraper = high rise = highrise, tower block kind=flats, city block kind=twin, megastructure kind=stepped, arcology kind=stepped, one world trade center kind=shard, city skyline kind=twin, city = town = village = downtown = metropolis kind=twin, headquarters kind=glass
skyscraper/glass skyscraper | | glass tower = glass building, office tower, corporate building, hotel tower, penthouse
skyscraper/office building | | office building = office block, city building, corporate office
skyscraper/empire state building | | empire state building, rockefeller center, woolworth building
skyscraper/art deco skyscraper | | art deco skyscraper = art deco building = art deco tower, gotham building
skyscraper/chrysler building | | chrysler building
skyscraper/twisted skyscraper | | twisted skyscraper = twisting tower = turning torso = twisted tower, shanghai tower
skyscraper/futuristic building | | futuristic building = futuristic tower = futuristic skyscraper
skyscraper/cyberpunk building | | cyberpunk building = cyberpunk tower = cyberpunk skyscraper
skyscraper/burj khalifa | | burj khalifa
skyscraper/stepped skyscraper | | stepped skyscraper, willis tower = sears tower
skyscraper/shard | | shard = the shard, pyramid skyscraper
skyscraper/twin towers | | twin towers
skyscraper/petronas towers | | petronas towers
skyscraper/apartment building | | apartment building = apartment block = condo, residential tower, block of flats, apartment complex
temple | | temple, greek temple = ancient greek temple, roman temple, parthenon = acropolis = pantheon, pagoda = chinese pagoda = japanese pagoda, shrine = shinto shrine, japanese temple = buddhist temple = chinese temple, hindu temple = indian temple, angkor wat, taj mahal kind=hindu stone@marble, aztec temple = mayan temple kind=hindu, egyptian temple order=corinthian, jungle temple kind=hindu, stupa , altar temple kind=greek, elven temple order=corinthian, ancient temple, mausoleum kind=greek, tomb building kind=greek, oracle temple, water temple kind=shrine, monastery temple kind=pagoda, dojo, teahouse = tea house, forbidden city, borobudur, ziggurat temple kind=hindu, petra order=corinthian
pyramid | | pyramid, egyptian pyramid = pyramid of giza, maya pyramid = mayan pyramid = aztec pyramid = step pyramid = ziggurat, chichen itza, louvre pyramid h22, great pyramid, food pyramid h0.3
church | | church = village church, chapel, cathedral h60, mosque, synagogue , monastery = abbey = convent, notre dame h69 kind=cathedral, hagia sophia h55, basilica, stave church, sagrada familia h120 kind=cathedral, st basils cathedral h47, duomo kind=cathedral, wedding chapel, gothic cathedral h60, wooden church, country church kind=chapel, cloister kind=church, kirk kind=church, blue mosque, orthodox church, vatican kind=cathedral, gothic church, white church kind=chapel, baptistery
lighthouse | | lighthouse = light house, beacon, lightship , pharos, light tower, sea beacon
windmill | | windmill = wind mill = dutch windmill, wind turbine = wind generator h80, watermill = water mill h7 h7, mill = grain mill = flour mill h8 , sawmill h6 , toy windmill h0.3, old mill kind=watermill, post mill, oil mill kind=watermill, paper mill kind=watermill
barn/barn | | barn, granary, hayloft, tobacco barn gambrel=false, big barn, dairy, milking parlor, storehouse gambrel=false, farm building, american barn
barn/red barn | | red barn
barn/silo | | silo = grain silo, corn silo
barn/stable | | stable = horse stable, cowshed, pigsty = pig pen, horse barn, carport
barn/shed | | shed = garden shed = tool shed, woodshed, root cellar, boathouse, playhouse shed
barn/greenhouse | | greenhouse = glasshouse, hothouse
barn/conservatory | | conservatory, orangery
barn/chicken coop | | chicken coop = hen house = henhouse, rabbit hutch h1.2, chicken house
barn/garage | | garage
barn/hangar | | hangar = aircraft hangar
barn/quonset hut | | quonset hut
barn/warehouse | | warehouse, depot, storage unit, distribution center
shop/shop | | shop = store = storefront, gift shop, toy store sign=TOYS, magic shop sign=MAGIC goods=bottles = potion shop sign=POTIONS goods=bottles, candy shop sign=CANDY = sweet shop sign=SWEETS, general store sign=GENERAL, barber shop sign=BARBER goods=bottles = barbershop sign=BARBER goods=bottles, butcher shop sign=BUTCHER, weapon shop sign=ARMS, pet shop sign=PETS, clothing store sign=FASHION = boutique sign=BOUTIQUE, laundromat sign=LAUNDRY, hair salon sign=SALON goods=bottles, tattoo parlor sign=TATTOO, pawn shop sign=PAWN, deli sign=DELI goods=bread, blacksmith shop sign=SMITHY awning=false = smithy sign=SMITHY awning=false, donut shop sign=DONUTS goods=bread, chocolate shop sign=CHOCOLATE, wine shop sign=WINES goods=bottles, music store sign=MUSIC, jewelry store sign=JEWELS, corner shop, grocery store sign=GROCER goods=fruit, greengrocer sign=GREENGROCER goods=fruit, brewery sign=BREWERY goods=bottles, distillery sign=DISTILLERY goods=bottles, winery sign=WINERY goods=bottles
shop/bakery | | bakery = bakery shop, patisserie sign=PATISSERIE, bread shop
shop/bookshop | | bookshop = bookstore = library shop, comic shop sign=COMICS
shop/flower shop | | flower shop = florist
shop/pharmacy | | pharmacy = drugstore = apothecary
shop/cafe | | cafe = coffee shop = coffeehouse, ice cream parlor sign=ICE-CREAM, tea room sign=TEA, pizzeria sign=PIZZERIA, ice cream shop sign=ICE-CREAM
shop/restaurant | | restaurant, diner sign=DINER, bistro sign=BISTRO, ramen shop sign=RAMEN = noodle shop sign=NOODLES, sushi bar sign=SUSHI, burger joint sign=BURGERS, steakhouse sign=STEAKS, fast food restaurant sign=BURGERS = mcdonalds sign=BURGERS, nightclub sign=CLUB = disco sign=DISCO
shop/inn | | inn = tavern = pub = bar room, medieval tavern = medieval inn, alehouse, saloon = wild west saloon walls@planks
shop/market stall | | market stall = market stand = stall = booth, food stall, fruit stand = fruit stall, vegetable stall, fish market, farmers market, bazaar, street vendor stall, market booth
shop/lemonade stand | | lemonade stand
shop/hot dog stand | | hot dog stand, ticket booth sign=TICKETS
shop/kiosk | | kiosk = newsstand, newspaper stand
shop/supermarket | | supermarket = convenience store, shopping mall sign=MALL = mall sign=MALL = shopping center sign=MALL, cinema sign=CINEMA = movie theater sign=CINEMA, drive in sign=DRIVE-IN, hardware store sign=HARDWARE
shop/gas station | | gas station = petrol station = filling station, car wash sign=WASH
public building | | school = schoolhouse, hospital = clinic, train station = railway station, museum, factory, bank building = bank, stadium = arena = football stadium h30, police station, fire station = firehouse, library = library building, hotel = motel, university = college, airport = airport terminal, courthouse, town hall = city hall, post office, theater = theatre = opera house = sydney opera house, prison = jail, power plant = power station = nuclear power plant, capitol, parliament, observatory h10, embassy building, casino, bus station, barracks = military base, bunker = pillbox @concrete h4, aquarium building, planetarium, guild hall = great hall, asylum, convention center, circus building, ministry, kindergarten, dormitory, gym building, laboratory, research station = moon base = space base, oil refinery = refinery, colosseum = coliseum @stone h48, amphitheater @stone, senate, town square, data center, slaughterhouse, swimming pool l25 = pool, ice rink, hockey arena, terminal, monastery school, boarding school, music hall, gymnasium, fort building, outpost, fire tower
tent | | tent = camping tent, teepee = tipi = wigwam h4, yurt = ger h3, circus tent = big top h10, igloo, dome tent h1.4, military tent canvas#5a6038, marquee = party tent h4, indian tent , beach tent kind=dome, kids tent h1.3 kind=teepee h1.3, pop up tent h1.4, bivouac kind=ridge, pavilion tent h4, bedouin tent kind=ridge, medieval tent h4, canvas tent kind=ridge, ice igloo kind=igloo canvas@ice, geodesic dome h5, glamping tent, lean to = shelter, gypsy tent kind=yurt, fortune teller tent kind=circus, quarantine tent kind=dome, snow fort !whole kind=igloo h1.5
treehouse | | treehouse = tree house, treefort = tree fort, ewok village, elven treehouse, smurf house kind=mushroom h4, fairy tree house, jungle treehouse, acorn house h0.3 kind=stump, giant tree house, stump house h1 kind=stump, pumpkin house h1 kind=pumpkin
birdhouse/birdhouse | | birdhouse = bird house = nesting box = nest box, bat house, dovecote post=true, pigeon loft, squirrel house
birdhouse/bird feeder | | bird feeder = birdfeeder, squirrel feeder, bird table
birdhouse/doghouse | | doghouse = dog house = kennel = dog kennel, cat shelter = cat house, rabbit house h0.6, hedgehog house h0.4, duck house
birdhouse/beehive | | beehive = bee hive = hive, bee box, apiary
birdhouse/bee hotel | | bee hotel = insect hotel
bridge/stone bridge | | bridge = stone bridge, london bridge spans=3, bridge of khazad dum spans=1 body#4a4a4e, rialto bridge spans=1 body@marble, ice bridge body@ice trim@ice base@ice, dam spans=5
bridge/suspension bridge | | suspension bridge, cable bridge
bridge/golden gate bridge | | golden gate bridge = golden gate, bay bridge body#8d989e rail#8d989e
bridge/brooklyn bridge | | brooklyn bridge, tower bridge body#4a7fa8 rail#4a7fa8
bridge/rope bridge | | rope bridge, hanging bridge, jungle bridge, bamboo bridge deck#c8b068 rail#c0a860
bridge/drawbridge | | drawbridge = castle drawbridge, raised drawbridge open=55
bridge/truss bridge | | truss bridge, railway bridge = railroad bridge, iron bridge, steel bridge, trestle bridge
bridge/japanese bridge | | japanese bridge, zen bridge, chinese bridge
bridge/garden bridge | | garden bridge l3, footbridge, gangway
bridge/wooden bridge | | wooden bridge
bridge/covered bridge | | covered bridge
bridge/arch bridge | | arch bridge
bridge/aqueduct | | aqueduct = roman aqueduct, pont du gard tiers=3
bridge/viaduct | | viaduct
bridge/overpass | | overpass, highway bridge, concrete bridge
bridge/pier | | pier = dock = jetty = wharf, boardwalk, harbor = harbour = port, wooden pier
wall/stone wall | | wall = stone wall, cobblestone wall stone@cobble, dry stone wall, garden wall, wall segment = wall section, climbing wall kind=concrete h4, hadrians wall = adrians wall
wall/brick wall | | brick wall
wall/castle wall | | castle wall, great wall = great wall of china, fortress wall, defensive wall, dungeon wall, arena wall, parapet, crenellation
wall/city gate | | city gate = castle gates = fortress gate, stone gate
wall/ruined wall | | ruined wall = broken wall, crumbling wall, ancient wall
wall/concrete wall | | concrete wall, berlin wall
wall/palisade | | palisade = stockade = wooden wall, wooden barricade, roadblock, wooden gate wall gate=true
wall/sandbags | | sandbags = sandbag wall
wall/maze | | maze = labyrinth l10, stone maze
wall/hedge maze | | hedge maze l20
wall/brick | | brick = bricks
wall/floor tile | | tile = floor tile = tiles l2.4, roof tile l2.4
wall/paving stone | | paving stone l2.4, cobblestone stone@cobble l2.4, floor l2.4, dungeon tile l2.4, terrace l2.4, patio l2.4, courtyard l2.4
wall/room | | room = living room = bedroom = kitchen = bathroom = interior, attic, classroom, office room, chamber, corridor = hallway, basement
wall/dungeon room | | dungeon room = dungeon, dungeon cell, cellar, throne room
house/house | | roof = rooftop, porch porch=yes = veranda porch=yes, balcony
fence/picket fence | | fence = wooden fence = picket fence, white picket fence, garden fence
fence/iron fence | | iron fence = wrought iron fence = railings, graveyard fence, metal fence, turnstile
fence/ranch fence | | ranch fence = split rail fence, hedge fence, farm fence, stile, cattle grid, log fence
fence/chain link fence | | chain link fence = wire fence = mesh fence, security fence
fence/barbed wire | | barbed wire = barbed wire fence, electric fence
fence/bamboo fence | | bamboo fence
fence/trellis | | trellis = lattice
fence/gate | | gate = garden gate = wooden gate
fence/iron gate | | iron gate = wrought iron gate, cemetery gate, mansion gate
fence/farm gate | | farm gate = field gate
wall/stone wall | | stone fence
arch/stone arch | | arch = archway, stone arch, moon gate, gateway, garden arch
arch/ruined arch | | ruined arch = broken arch
arch/arc de triomphe | | arc de triomphe = triumphal arch h50, arch of constantine, victory arch
arch/brandenburg gate | | brandenburg gate h26
arch/portal | | portal = magic portal = teleporter, dimensional portal, rune gate, dark portal
arch/nether portal | | nether portal
arch/stargate | | stargate, sci fi portal
arch/torii gate | | torii arch
arch/wedding arch | | wedding arch, rose arch flowers#c8283c, floral arch = flower arch
arch/balloon arch | | balloon arch
arch/st louis arch | | st louis arch h190
column/column | | column = pillar = stone pillar = greek column = roman column, marble column, capital h0.6 ruined=true, pedestal column h1
column/doric column | | doric column
column/ionic column | | ionic column
column/corinthian column | | corinthian column
column/ruined column | | ruined column = broken pillar = broken column
column/obelisk | | obelisk h20 = egyptian obelisk h20, cleopatras needle h20
column/monolith | | monolith
column/menhir | | standing stone = menhir = runestone = rune stone, menhir stone, milestone h0.6
column/cairn | | cairn = stone cairn = stacked stones
column/totem pole | | totem pole = totem, tiki totem = tiki statue, tiki tiers=2 h1.5
column/wooden post | | wooden pillar = wooden post, post = pole, hitching post h1.1, bollard post
column/telephone pole | | telephone pole = utility pole = power pole
fountain | | fountain = water fountain, drinking fountain h1 tiers=1, garden fountain, trevi fountain l20 tiers=1 basin=lobed, wishing fountain tiers=1, stone fountain, marble fountain, roman fountain, chocolate fountain !whole h0.5 @chocolate, champagne fountain h0.6, village fountain, courtyard fountain, tiered fountain, fountain of youth tiers=3
well | | well = stone well = water well, wishing well , village well, oil well h10 roof=false, magic well, hand pump = water pump h1.3 roof=false, old well , cistern
statue/statue | | statue = sculpture, garden statue of=goddess, ice sculpture of=angel @ice body#cfe8f4, goddess of victory of=angel
statue/greek statue | | greek statue = ancient statue = classical statue = antique statue, david statue = statue of david = michelangelo's david = michelangelos david h5, discobolus, apollo statue
statue/roman statue | | roman statue = senator statue, caesar statue
statue/goddess statue | | goddess statue = caryatid, bodhisattva
statue/venus de milo | | venus de milo = aphrodite of milos
statue/statue of liberty | h46 | statue of liberty = liberty statue = lady liberty
statue/christ the redeemer | h30 | christ the redeemer = cristo redentor = jesus statue
statue/lady justice | | lady justice = justitia = scales of justice statue
statue/angel statue | | angel statue = winged victory = cemetery angel
statue/weeping angel | | weeping angel
statue/thinker | | thinker = the thinker = rodin thinker
statue/guardian statue | | guardian statue = knight guardian statue
statue/terracotta warrior | h1.85 | terracotta warrior = terracotta soldier = terracotta army
statue/oscar | h0.34 | oscar = oscar statue = academy award
statue/buddha statue | | buddha statue = stone buddha, golden buddha @gold, bronze buddha @bronze
statue/equestrian statue | | equestrian statue = horse rider statue
statue/abstract sculpture | | abstract sculpture = abstract statue = modern art = abstract art = modern sculpture, kinetic sculpture form=knot, art installation = artwork
bust/moai | h4 | stone head
creature/cat | pose=sitting h0.2 skin@porcelain skin#f6f2ea | maneki neko = lucky cat statue = lucky cat
monument | | monument, memorial, landmark, leaning monument, arc monument
monument/washington monument | h169 | washington monument
monument/victory column | | victory column = nelsons column = memorial column = monument column
monument/war memorial | | war memorial = memorial wall, mausoleum monument
monument/eiffel tower | h330 | eiffel tower
monument/stonehenge | | stonehenge = stone circle
monument/gateway arch | h192 | gateway arch
monument/atomium | h102 | atomium
monument/tv tower | h368 | cn tower = berlin tv tower
tower | | big ben h96 kind=clock
arch/arc de triomphe | | brandenburger tor
playground/ferris wheel | | london eye h135
text | | hollywood sign value=HOLLYWOOD l100
church | | sagrada
fountain | | neptune fountain, merlion
mountain | | mount rushmore
creature/lion | pose=lying skin@sandstone skin#d0b07c | sphinx of giza l70 = great sphinx l70
creature/horse | skin@wood skin#8a5c34 | trojan horse h6
temple/temple ruins | !whole | ruins = ruin = ancient ruins = temple ruins, greek temple ruins = ruins of a greek temple = ancient greek temple ruins = greek ruins, roman temple ruins = roman ruins order=corinthian, ruined temple = ruined greek temple, temple ruin, atlantis, lost city, aztec ruins, ruined city
wall/ruined wall | | castle ruins = ruined fortress, ruined house = destroyed house, ruined building = abandoned building, rubble = debris = pile of rubble, destroyed building, bombed house, graveyard ruins
gazebo | | gazebo, summerhouse, kiosk pavilion, garden gazebo, tea pavilion
gazebo/bandstand | | bandstand
gazebo/rotunda | | rotunda, belvedere, folly
gazebo/pergola | | pergola, carport roof
gazebo/garden pavilion | | garden pavilion = pavilion, pagoda pavilion, cabana, picnic shelter
gazebo/arbor | | arbor = bower = arbour, swing arbor
gazebo/bus stop | | bus stop = bus shelter
gazebo/tiki bar | | tiki bar = beach bar
gravestone/gravestone | | gravestone = tombstone = headstone = grave = grave marker, rip tombstone, pet grave, urn grave
gravestone/gothic gravestone | | gothic gravestone
gravestone/cross grave | | cross grave = grave cross = stone cross
gravestone/celtic cross | | celtic cross
gravestone/tomb | | tomb = crypt = stone tomb, cenotaph, open tomb open=true, catacomb
gravestone/coffin | | coffin = casket = vampire coffin, open coffin open=true, skeleton coffin open=true
gravestone/sarcophagus | | sarcophagus = stone sarcophagus
gravestone/pharaoh coffin | | pharaoh coffin = egyptian sarcophagus = mummy coffin
gravestone/graveyard | | graveyard = cemetery, burial ground, burial mound
playground/playground | | playground = play area, playhouse, jungle gym tower, obstacle course
playground/slide | | slide = playground slide, water slide, kids slide, zip line, ball pit
playground/swing | | swing = swing set = swingset, tree swing seats=1, tire swing seats=1, bench swing seats=1
playground/seesaw | | seesaw = teeter totter, spring rider
playground/carousel | | carousel = merry go round, amusement ride, theme park = amusement park, fairground ride
playground/ferris wheel | | ferris wheel h20 = big wheel h20, roller coaster h20 = rollercoaster h20, drop tower h20
playground/sandbox | | sandbox = sandpit = sand pit
playground/climbing frame | | climbing frame = jungle gym = climbing dome, monkey bars
playground/trampoline | | trampoline, bouncy house
playground/slide | | log flume, skate ramp = halfpipe = skatepark
signpost | | signpost = sign post = direction sign = fingerpost = wooden signpost = arrow sign, wooden sign = welcome sign = quest sign = yard sign = information board = for sale sign kind=board h1.53, shop sign = tavern sign = hanging sign = inn sign kind=hanging h2.39, street sign = street name sign = house number sign kind=street h2.7, stop sign kind=stop h2.06, road sign = traffic sign = warning sign kind=warning h2.2, danger sign = caution sign kind=danger h2.2, speed limit sign = milestone sign kind=speed h2.06, no parking sign kind=no-parking h2.06, parking sign kind=parking h2.06, bus stop sign kind=bus h2.06, route 66 sign kind=route h2.06, railroad crossing = level crossing kind=crossing h3, billboard kind=billboard h6.3, sandwich board = menu board = chalkboard sign kind=sandwich h0.98, wet floor sign kind=wet h0.6, exit sign kind=exit h0.37, open sign kind=exit text=OPEN h0.37
text | #f4f2ec | hollywood letters
trafficlight | | traffic light = traffic lights = stoplight = traffic signal, pedestrian light = crossing signal kind=pedestrian h2.5, railway signal = semaphore = train signal kind=railway h3.9
hydrant | | fire hydrant = hydrant = water hydrant = standpipe, fire extinguisher kind=extinguisher h0.49, fire alarm kind=alarm h0.12
mailbox | | mailbox = letterbox = letter box = mail box, post box = postbox = pillar box kind=pillar h1.54, letter slot = mail slot kind=slot l0.3, american mailbox, newspaper box kind=newspaper h1.2, ballot box = suggestion box = donation box = voting box kind=ballot h0.58, collection box = parcel locker = usps mailbox kind=collection h1.12
phonebooth | | red telephone box = telephone booth = telephone box = phone box = phone booth = british phone booth = telephone kiosk, tardis = police box = time machine = time machine booth kind=police h2.8, modern phone booth = photo booth = toll booth = payphone kind=modern h2.36, sentry box = guard booth = confessional kind=sentry h2.9, portable toilet = porta potty = portaloo kind=toilet h2.4
cone marker | | traffic cone = road cone = safety cone = pylon cone = cone marker, road barrier = barrier = traffic barrier = road block = barricade kind=barrier h1.2, bollard kind=bollard h0.92, manhole = manhole cover kind=manhole l0.74, parking meter kind=meter h1.34, speed bump kind=bump l1.8, guardrail = crash barrier kind=guardrail l4, jersey barrier = concrete barrier kind=jersey l2, road = street = highway = asphalt road kind=road l6, crosswalk = zebra crossing kind=crosswalk l6.3, sidewalk = curb = pavement kind=sidewalk l4, drain = sewer grate = storm drain kind=drain l0.6, velvet rope = velvet rope stand = stanchion kind=rope h1.02, buoy kind=buoy h1.2, finish line = race finish kind=finish h3.2, railroad track = train track = rail track = railway track = train tracks kind=track l4.4
`;
