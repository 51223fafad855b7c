/** What holds something. How a row is written: `read-family.ts`. */
export const CONTAINERS = `
vase/vase | h0.3 | flower jar, porcelain vase body@porcelain, chinese vase body@porcelain body#2f4a9a = ming vase body@porcelain body#2f4a9a, crystal vase body@crystal, tall vase body=cylinder h0.5, floor vase h0.7, bud vase h0.18, modern vase body=cylinder, tulip vase body=tulip, ikea vase body=cylinder, art deco vase fluted=true, japanese vase body@porcelain, fluted vase fluted=true, cylinder vase body=cylinder, baluster vase body=baluster, bottle vase body=bottle, decorative vase bands=true, pottery vase, spiral vase fluted=true, round vase, table vase, greek urn bands=true handles=2, fluted pot fluted=true, geometric vase, ginger jar body@porcelain h0.3, canopic jar @stone h0.35, cookie jar h0.25, temple jar body@porcelain, earthenware vase, vases, ceramic vase, terracotta pot, jardiniere h0.4, carafe body=bottle @glass = decanter body=bottle @glass, gourd vase, cloisonne vase body@enamel, umbrella vase body=cylinder h0.6
vase/amphora | h0.5 handles=2 | greek amphora bands=true = greek vase bands=true, roman amphora, ancient vase, greek pot bands=true, wine amphora, pithos h1, hydria bands=true, etruscan vase bands=true, krater bands=true, oil jar, lekythos handles=1 bands=true, minoan vase bands=true, antique amphora
vase/urn | h0.4 | cremation urn, garden urn h0.7, funeral urn, ash urn, stone urn @stone h0.6, burial urn, canopic urn, marble urn @marble h0.6
vase/jar | h0.18 | honey jar, jam jar body@glass, mason jar body@glass, clay jar, pickle jar body@glass, glass jar body@glass, pottery jar, spice jar h0.1, storage jar, candy jar body@glass, ceramic jar, cookie tin, apothecary jar body@porcelain, preserve jar body@glass, tip jar body@glass, money jar body@glass, jars, cream jar h0.06, inkwell h0.06 = ink pot h0.06, peanut butter jar, specimen jar body@glass, mustard pot, specimen bottle body@glass, salt shaker h0.09 = pepper shaker h0.09 = salt cellar h0.09, pepper mill body@wood h0.2 = pepper grinder body@wood h0.2, firefly jar body@glass, sugar jar, tea caddy, terracotta jar, ointment jar h0.05, canister body@steel
vase/bowl | l0.2 | fruit bowl l0.3, salad bowl body@wood l0.3, soup bowl, mixing bowl, cereal bowl, rice bowl, ramen bowl, fish bowl body@glass h0.25 = fishbowl body@glass h0.25 = goldfish bowl body@glass h0.25, wooden bowl body@wood, punch bowl cup body@glass l0.3, singing bowl body@brass, glass bowl body@glass, basin l0.4 = water basin l0.4, silver bowl body@silver, begging bowl, mortar l0.14 body@stone = mortar and pestle l0.14 body@stone, candy bowl, popcorn bowl, serving bowl, pasta bowl, offering bowl body@bronze, stone bowl body@stone, golden bowl body@gold, bowls, dog food bowl, decorative bowl, finger bowl, crystal bowl body@crystal, ceramic bowl, porcelain bowl body@porcelain, tea bowl h0.08, ramekin l0.09, ice bucket bowl, crystal ball bowl, kitchen bowl, christening font body@stone h1 = baptismal font body@stone h1, holy water font body@stone, petri bowl, bird bowl, trinket dish l0.1 = ring dish l0.1 = soap dish l0.12
vase/flower pot | h0.2 | flowerpot = plant pot = planter = pot = flower planter = plantpot, clay pot, hanging planter, cache pot, terracotta planter, cactus planter, succulent planter l0.1, succulent pot, garden pot h0.4, concrete planter @concrete, ceramic planter, pots, seed pot h0.08, herb pot, bonsai pot h0.08, self watering planter, tree pot h0.5, window planter, head planter, tree planter h0.5, wall planter, patio planter h0.5, orchid pot, nursery pot @plastic, mini planter h0.08, earthen pot, clay flower pot, pottery, crock, chimney pot h0.6, witch pot, bean pot
vase/jug | h0.25 | pitcher = water jug, milk jug = creamer jug h0.12, wine jug, water pitcher, beer pitcher @glass, clay jug, carafe jug, ewer jug, watering jug, glass pitcher @glass, enamel jug @enamel, stoneware jug, moonshine jug, wine pitcher, lemonade pitcher @glass, silver jug @silver, measuring jug @glass, cream pitcher h0.1, copper pitcher @copper, oenochoe bands=true
barrel/barrel | h0.9 | wooden barrel, oak barrel, rum barrel, whiskey barrel = whisky barrel, gunpowder barrel, water barrel, pirate barrel, fish barrel, pickle barrel, powder keg h0.5, wash tub h0.5 = washtub h0.5, donkey kong barrel, explosive barrel staves#b8281c = tnt barrel staves#b8281c, butt, hogshead h1.1, apple barrel, cider barrel, sake barrel, salt barrel, old barrel, tar barrel, tun h1.6, oil barrel staves@steel heads@steel = oil drum staves@steel heads@steel = steel drum barrel staves@steel heads@steel = metal barrel staves@steel heads@steel bulge=0, toxic barrel staves@steel staves#c8b020 heads@steel = toxic waste barrel staves@steel staves#c8b020 heads@steel = radioactive barrel staves@steel staves#c8b020 heads@steel, chemical drum staves@plastic staves#2457b8 heads@plastic, plastic drum staves@plastic staves#2457b8 heads@plastic, burning barrel open=true, lying barrel lying=true, rolling barrel lying=true, vinegar barrel, grain barrel open=true, open barrel open=true, empty barrel open=true, firkin h0.5, tankard barrel, monkey barrel, barrel table, dunk barrel, barrels, kegs, pickled herring barrel, port barrel, rainwater barrel, sherry cask, brandy cask, tavern barrel, half barrel h0.45 open=true, butter barrel, nail keg h0.4, molasses barrel, ale cask tap=true, tapped barrel tap=true, whiskey cask, oak cask
barrel/beer barrel | h0.7 | beer cask = beer keg, ale barrel tap=true, mead barrel tap=true, oktoberfest barrel tap=true, kilderkin h0.6, tavern keg tap=true, party keg, pony keg h0.4
chest/treasure chest | l0.9 | pirate treasure chest, gold chest treasure=true, golden chest @gold, wooden chest, mimic = mimic chest = mimic treasure chest, open treasure chest open=80 treasure=true, treasure box = loot box l0.5, war chest, dragon hoard treasure=true open=80, medieval chest, viking chest, dungeon chest, king chest, davy jones chest, old chest, iron chest @iron, magic chest, sea chest, treasure trove treasure=true open=80, minecraft chest, reward chest treasure=true open=70, jewel chest l0.4, captain chest, skeleton chest, stone chest @stone, legendary chest, ice chest @ice, bone chest @bone, ark of the covenant @gold, coin chest treasure=true open=75, chest of gold treasure=true open=80, pandoras box l0.4, royal chest, wedding chest, cursed chest, locked chest, chests, full treasure chest treasure=true open=80, ancient chest, tiny chest l0.1, silver chest @silver, cassone, quest chest
chest/trunk | l0.9 lid=flat | steamer trunk, blanket chest = hope chest, toy chest = toy box l0.7, storage chest, footlocker = foot locker, strong box l0.4, army trunk wood#5a6038, wooden trunk, storage trunk, travel trunk, hogwarts trunk, linen chest, cedar chest, vintage trunk, dowry chest, bedding box, ammo chest wood#5a6038, sailor trunk, luggage trunk, leather trunk wood@leather, circus trunk, magician trunk, deck box, campaign chest
chest/wooden box | l0.35 lid=flat | wood box, jewelry box l0.2 = jewellery box l0.2 = jewel box l0.2, music box l0.15, cigar box l0.25, keepsake box l0.2, trinket box l0.12, box with lid, hinged box, hexagonal box, puzzle box l0.12, casket box, ring box l0.06, tea box l0.25, chess box, memory box, spice box, watch box, cash box wooden, humidor, decorative box l0.2, secret box, small wooden box l0.15, coin box, bento wooden box, apothecary box, recipe box, lacquer box wood@paint wood#1c1a1a, snuff box l0.08, pencil box l0.2, cutlery box, money box, storage box, pill box l0.1, dice box l0.12, deck box cards l0.1, wine box, stash box l0.15, tackle box, first aid box wood#f2f2f0 = first aid kit wood#f2f2f0 = medkit wood#f2f2f0 = med kit wood#f2f2f0 = health pack wood#f2f2f0
crate | | crate = wooden crate = wood crate, box, explosive crate label=TNT = tnt crate label=TNT #b8341c, dynamite crate label=DYNAMITE, cube crate, mystery box = question block label=? #e0a81c, planter crate open=true, loot crate, crates, cargo, lost ark, dice tower h0.2, weapon crate kind=ammo label=ARMS, fuel crate kind=ammo label=FUEL #a8281c, magic box, drawer box
crate/cardboard box | | cardboard box = carton = shipping box = moving box, shoe box = shoebox height=0.5 l0.33, hexagon box, filing box, crash test box, boxes, cassette box, drop box, paint box, music case
crate/gift | | gift = gift box = present = christmas present = birthday present, box of chocolate box
crate/parcel | | package = parcel = amazon box l0.4, pizza carton l0.35 height=0.4
crate/ammo crate | | ammo crate = ammo box = ammunition box
crate/shipping container | | shipping container = cargo container l6, cargo box l6
crate/toolbox | | toolbox = tool box l0.45, lunch box = lunchbox l0.22, safe deposit box #8a9096, briefcase case #8a9096
crate/supply crate | | sci fi crate = metal crate = supply crate, black box = flight recorder l0.4 #e8641c
crate/pallet | | wooden pallet = pallet l1.2
crate/fruit crate | | fruit crate = crate of fruit, apple crate = crate of apples = box of apples, seed box fill=straw, beer crate = soda crate kind=tray open=true fill=none @plastic #c8281c, wine crate fill=straw, milk crate fill=none @plastic #2f6aa8, wooden boxes fill=none, egg box fill=egg
crate/storage bin | | plastic box = storage bin = storage container = container, tupperware l0.2, cold box, organizer = desk organizer l0.25, coal bin, pet carrier, incense box
crate/tissue box | | tissue box l0.24, letter tray l0.35 kind=tray, in tray l0.35 kind=tray, ballot box wooden kind=carton @wood
crate/takeaway box | | chinese takeout box = takeaway box = takeout container l0.1, popcorn box h0.18, ice cream box
crate/cereal box | | cereal box h0.3 label=FLAKES, milk carton = juice box h0.2 label=MILK #5a9ad0, matchbox toy label=MATCH
cage/aquarium | | aquarium = fish tank l0.8, terrarium box
basket | | basket = wicker basket = woven basket, shopping basket wire=true @steel, bike basket handle=none, flower basket, baskets, storage basket kind=bed handle=ears, cat basket kind=bed cloth=true handle=none, moses basket kind=bed cloth=true handle=ears l0.8, fish trap, gift basket fill=fruit, harvest basket fill=apples, toy basket handle=ears, fishing creel, snake basket kind=hamper handle=none, straw basket #d8c08a, basket with handle, bushel kind=bin fill=apples handle=ears
basket/picnic basket | | picnic basket = picnic hamper
basket/fruit basket | | fruit basket = fruit basket basket = basket of fruit = basket of fruits, cornucopia l0.5, berry basket l0.15
basket/laundry basket | | laundry basket = hamper = laundry hamper
basket/easter basket | | easter basket
basket/bread basket | | bread basket = basket of bread
basket/waste basket | | waste basket = wastepaper basket
basket/wire basket | | wire basket = metal basket
basket/balloon basket | | balloon basket
basket/dog basket | | dog basket = pet basket
basket/basket | fill=apples | apple basket = basket of apples
basket/basket | fill=eggs | egg basket = basket of eggs
basket/basket | fill=wool | knitting basket = basket of yarn
basket/basket | fill=logs handle=ears kind=bed | log basket
bag/backpack | | backpack = rucksack = school bag = schoolbag = knapsack = book bag = bookbag, laptop bag #3a3c42, diaper bag #8ca0b8, camera bag #26272a, parachute pack flap=true #5f6a42, bags
bag/hiking backpack | | hiking backpack = camping backpack h0.6, sleeping bag roll
bag/handbag | | bag, handbag = purse = hand bag = ladies bag, birkin #b06a34, doctor bag = medical bag #4a2a1a, leather bag #8a5a32, carpet bag @fabric, medicine bag
bag/clutch | | clutch bag = clutch = evening bag l0.25
bag/satchel | | satchel = messenger bag, mailbag, saddlebag = saddle bag, nose bag
bag/duffel bag | | duffel bag = duffle bag = gym bag = sports bag l0.6, golf bag, body bag l2
bag/shopping bag | | shopping bag, goodie bag
bag/gift bag | | gift bag = present bag h0.35
bag/tote bag | | tote bag = tote = canvas bag, trick or treat bag body#f0821c
bag/paper bag | | paper bag = lunch bag, seed bag, tea bag l0.06, cement bag h0.6, bag of chips = chip bag = crisps h0.25 #c8281e, blood bag @plastic #a8141a h0.2
bag/sack | | sack = burlap sack = sandbag, drawstring bag, punch sack, bindle
bag/open sack | | potato sack = flour sack = grain sack = bean sack = sack of potatoes, sack of flour lining#f2ede2
bag/santa sack | | santa sack = santas bag = toy sack
bag/money bag | | money bag = bag of gold = bag of money = bag of coins h0.25
bag/pouch | | pouch = coin pouch = leather pouch h0.16, waterskin = wineskin h0.3
bag/garbage bag | | garbage bag = trash bag = bin bag h0.7
bag/plastic bag | | plastic bag = carrier bag h0.5
bag/suitcase | | suitcase = luggage = trolley case = rolling suitcase h1
bag/vintage suitcase | | vintage suitcase h0.44 = travel suitcase = valise = old suitcase
bag/briefcase | | briefcase = attache case l0.44, mary poppins bag
bag/wallet | | wallet = billfold l0.14
bag/coin purse | | coin purse = change purse h0.1
bag/pencil case | | pencil case = toiletry bag = cosmetic bag = makeup bag l0.22, fanny pack = waist bag = belt bag
bottle/wine bottle | h0.3 | bottle = glass bottle, bottle of wine, wine flask, red wine bottle, white wine bottle body#b8c89a liquid#e8d890, bottles, olive oil bottle body#6a7a3a liquid#b8a83a, oil bottle liquid#d8b83a, genie bottle body#6a3ab0 cap=true, message in a bottle message=true label=false body#d4e8de = bottle with a message message=true label=false body#d4e8de, hot sauce liquid#c8301c = sauce bottle liquid#c8301c, soy sauce liquid#2a140c, lava bottle liquid#e8641c, siphon bottle, jug bottle, maple syrup h0.2 liquid#a8501c, bell jar label=false full=false cap=false = cloche label=false full=false cap=false = glass dome label=false full=false cap=false, cruet liquid#d8b83a label=false
bottle/champagne bottle | h0.32 | champagne bottle of champagne, prosecco bottle, sparkling wine bottle, bottle of champagne
bottle/beer bottle | h0.23 | bottle of beer, cider bottle liquid#d8902c, growler, ale bottle, root beer bottle
bottle/soda bottle | h0.22 | coca cola bottle = coke bottle, glass soda bottle, cola bottle, pop bottle, lemonade bottle liquid#f0e08a, juice bottle liquid#ef8a1c
bottle/water bottle | h0.24 | plastic bottle, sports bottle @plastic #3a8ad0, reusable bottle @steel, bottle of water, mineral water bottle, drinking bottle
bottle/milk bottle | h0.24 | bottle of milk, glass milk bottle
bottle/whiskey bottle | h0.26 | rum bottle = liquor bottle, vodka bottle liquid#e8f2f4, tequila bottle liquid#e8c87a, gin bottle liquid#dceef0, whisky bottle = bottle of whiskey, bottle of rum = bottle of vodka, honey bottle h0.18 liquid#d8941c, spice bottle h0.1 liquid#a83a1c, poison bottle h0.12 liquid#4aa83a = poison h0.12 liquid#4aa83a, cognac bottle, brandy bottle
bottle/perfume bottle | h0.1 | perfume = cologne, perfume flacon, ink bottle h0.06 liquid#141a3a = ink h0.06 liquid#141a3a = inkpot h0.06 liquid#141a3a, fragrance bottle, essential oil bottle h0.07
bottle/flask bottle | h0.14 | flask = hip flask, whisky flask, canteen h0.2 = water canteen h0.2, gourd bottle @wood, oil can h0.2, hot water bottle h0.3 @rubber body#b8343c
bottle/thermos bottle | h0.28 | thermos = thermos flask = vacuum flask, insulated bottle, steel water bottle, cosmetic bottle @plastic h0.15, deodorant @plastic h0.13, lipstick h0.08 body#b81c3a = lip balm h0.08, mascara @plastic body#1c1a1c h0.12
bottle/ketchup bottle | h0.2 | ketchup, mustard bottle #e0b01c = mustard #e0b01c, mayonnaise bottle #f4efdc, squeeze bottle, glue bottle #f4f2ec = glue #f4f2ec, toothpaste h0.16 #f4f6f8 = tube of toothpaste h0.16 #f4f6f8, sauce squeeze bottle
bottle/pills bottle | h0.09 | medicine bottle = pill bottle, pills = pill = capsule pill = tablet pill, vitamin bottle, prescription bottle, vial h0.07 = ampoule h0.07
bottle/spray bottle | | cleaning spray = window cleaner, cleaner bottle, detergent bottle h0.28 body#3a6ad8, bleach body#f4f4f2
bottle/soap bottle | h0.19 | shampoo bottle = lotion bottle, soap dispenser, shampoo, hand soap, pump bottle, sunscreen bottle body#f0a02c, dropper bottle h0.08
bottle/baby bottle | h0.18 | nursing bottle, feeding bottle = milk bottle for baby
bottle/polish bottle | h0.07 | nail polish = nail polish bottle, nail varnish
bottle/gas bottle | h0.6 | gas cylinder = propane tank, oxygen tank body#2f6ac8 h0.7 = scuba tank body#e0b81c h0.7, helium tank, gas tank bottle
potion | | potion = potion bottle = magic potion, potion flask, elixir #d8a02c, stamina potion #3aa84a, potions, alchemy bottle, invisibility potion #b8c8e0, purple potion #7a3ab0, magic bottle, fire potion #e8641c, strength potion #d8481c, energy potion #e0c02c, potion jar shape=round, alchemist potion, antidote #e8e0c0, round bottom flask shape=round tag=false, felix felicis #d8a02c, witch potion #4aa83a, antidote potion, sleeping potion #3a3a8a, experience bottle #8ad03a, truth serum #c8d8e8, erlenmeyer flask shape=cone tag=false
potion/health potion | | healing potion = hp potion = red potion, life potion
potion/mana potion | | blue potion = magic mana potion
potion/poison potion | | green potion, toxic potion
potion/love potion | | heart potion
potion/potion vial | h0.1 | magic vial, test tube potion
mug/mug | h0.095 | coffee mug = mugs, skull mug, christmas mug body#b8201c stripes=2 stripe#f4f2ee, hot chocolate mug filled=coffee, collectible mug, snoopy mug, pint mug h0.13, striped mug stripes=3, polka dot mug dots=true, tiki mug h0.2 @wood, travel mug @steel lid=true, thermos cup @steel lid=true, cow mug dots=true
mug/cup | h0.075 | coffee cup = tea mug, cups, sippy cup @plastic lid=true = baby cup @plastic lid=true, toothbrush cup, ceramic cup, drinking cup, egg cup h0.07, beaker cup @plastic, measuring cup @plastic, stacking cups @plastic
mug/teacup | h0.08 | tea cup = cup and saucer, teacups, china cup, cup with saucer, tea set cup
mug/espresso cup | h0.06 | demitasse, espresso cups
mug/tankard | h0.15 | beer mug filled=beer = beer stein filled=beer = stein filled=beer, wooden mug = wooden tankard, viking mug, tavern mug, medieval mug
mug/enamel mug | h0.085 | camping mug = tin cup, tin mug, metal mug, enamel cup
mug/tumbler | h0.11 | pint glass h0.15 = glass cup = drinking glass = glass h0.12, whiskey glass = highball, beer glass cup, juice glass, water cup = water tumbler, measuring glass, mason cup, plastic cup body@plastic body#c8201c = red cup body@plastic body#c8201c = solo cup body@plastic body#c8201c, empty glass
mug/shot glass | h0.06 | shooter glass, shot glasses
mug/paper cup | h0.13 | disposable cup = paper coffee cup, to go cup = takeaway cup, coffee to go cup
mug/yunomi | h0.09 | japanese tea cup = green tea cup, matcha bowl cup
goblet/goblet | h0.18 | goblet cup, wine goblet @silver, golden goblet @gold, king cup @gold, silver goblet @silver, goblet of fire body@wood, viking goblet @horn, skull goblet body@bone, wooden goblet body@wood, royal goblet @gold, crystal goblet @crystal
goblet/chalice | h0.2 | grail = holy grail, golden chalice @gold, vampire chalice @silver filled=true, cup of christ body@wood gems=0, kiddush cup @silver, communion cup @silver
goblet/wine glass | h0.21 | wineglass, glasses of wine, red wine glass, white wine glass drink#e8d890, empty wine glass filled=false
goblet/champagne glass | h0.23 | champagne flute = flute glass, prosecco glass
goblet/cocktail glass | h0.17 | martini glass = margarita cup, coupe glass
goblet/brandy glass | h0.14 | snifter = cognac glass
goblet/hurricane glass | h0.2 | ice cream glass filled=false, sundae glass filled=false, pina colada glass drink#f6efd8
plate | | plate = dinner plate, dish plate = serving dish, paper plate, pewter plate @steel, decorative plate, pie dish @ceramic, charger plate, dessert plate, gold plate @gold, wooden plate @wood, willow plate, seder plate, ash tray plate width=0.6, tectonic plate @stone
plate/saucer | | saucer, soap tray, jewelry tray
plate/stack of plates | | stack of plates, plates, dinner set = tableware = crockery, fondue set
plate/tray | | tray = serving tray, tv tray
plate/platter | | platter = serving platter, silver platter @silver, fish platter
plate/cutting board | | cutting board = chopping board, cheese board, serving board
plate/cake stand | | cake stand = cake plate, lazy susan
plate/baking tray | | pizza pan = baking tray = baking sheet = cookie sheet, oven dish @ceramic
pan | | pan = frying pan = skillet = fry pan, cast iron pan, gold pan @gold, omelette pan fill=egg, crepe pan, paella pan, pan with handle, griddle, grill pan, cookware = pots and pans, copper pan @copper
pan/saucepan | | saucepan = sauce pan, kettle pot, camping pot, double boiler, bain marie, wax melter, jam pan @copper
pan/wok | | wok
pan/cooking pot | | cooking pot = stock pot = stockpot = soup pot h0.25, boiling pot, pressure pot, copper pot @copper, steamer = bamboo steamer l0.25, melting pot
pan/casserole | | casserole dish = dutch oven, tagine, roasting pan, baking pan = cake pan = muffin tin @aluminium
pan/cauldron | | cauldron = witch cauldron = witches cauldron h0.5, potion cauldron, iron pot, three legged pot, magic cauldron, bubbling cauldron
can | | can = tin can !whole = tin, soup can = campbells soup, can of beans label=BEANS, food can, tuna can h0.04 tall=0.5 label=TUNA, coffee can label=COFFEE, dog food can label=DOG, film canister h0.05, trash tin, cookie tin can tall=0.5, cans, pencil tin, biscuit tin tall=0.5, tobacco tin tall=0.5, watering tin
can/soda can | | soda can = coke can = cola can, beer can label=BEER #d8a83c, energy drink can label=ENERGY #26282c, monster can label=ENERGY #26282c, pepsi can #2457b8
can/spray can | | spray can = spray paint = aerosol can h0.18, smoke grenade can label=SMOKE #4a5a34
can/paint can | | paint can = paint bucket = bucket of paint h0.2, tin of paint h0.2
can/jerry can | | jerry can = gas can = fuel can = petrol can #4a5a34 h0.45, fuel canister h0.45, oil canister, gas canister h0.4, gas tank canister h0.5
can/sardine can | | sardine can = can of sardines, altoids tin l0.1
can/milk can | | milk can = milk churn h0.7
bucket | | bucket = pail, metal bucket, milk pail fill=milk, water bucket = bucket of water fill=water, plastic bucket @plastic #3a8ac8, lava bucket fill=lava, mop bucket @plastic #e0b81c fill=water, feed bucket, coal scuttle fill=coal, bucket of sand fill=sand, fire bucket #c8201c @paint, buckets, diaper pail kind=ice, copper bucket @copper, tin bucket, fish bucket fill=fish = bucket of fish, chum bucket fill=fish, galvanized bucket, brass bucket @brass
bucket/wooden bucket | | wooden bucket, well bucket
bucket/watering can | | watering can
bucket/tub | | tub bucket, laundry tub, wooden tub
bucket/sand bucket | | sand bucket = beach bucket = sand pail
bucket/ice bucket | | ice bucket = wine cooler = champagne bucket
bucket/popcorn bucket | | popcorn bucket
bucket/chicken bucket | | kfc bucket
trashcan | | trash can = garbage can = dustbin = bin = waste bin = rubbish bin = garbage bin = trashcan, oscar trash can, trash barrel, trash open=true, ash bin, waste container
trashcan/wheelie bin | | wheelie bin = wheeled bin h1.1, compost bin = composter h0.9, medical waste bin body#e8c01c
trashcan/recycling bin | | recycling bin = recycle bin, paper bin
trashcan/dumpster | | dumpster = skip l2
trashcan/pedal bin | | pedal bin
trashcan/street bin | | litter bin, street bin, park bin, public trash can
trashcan/office bin | | office bin
cage | | cage, animal cage = lion cage h2, lobster trap bars@wood, shark cage h2.2, dog crate = dog cage, monkey cage h1.5, circus cage h2.5, chicken wire cage, squirrel cage, crab pot, dog pen, playpen cage, rabbit cage, bear cage h2, mouse trap = mousetrap @wood l0.1, rat trap
cage/bird cage | | bird cage = birdcage h0.5, golden cage @gold, hanging cage, gibbet @iron
cage/jail cell | | jail cell = prison cell h2.5, dungeon cage h2
holder | | holder = pen holder = pencil holder = penholder = pencil cup, toothbrush holder, napkin holder, brush holder, cup holder, paper towel holder, toilet paper holder, card holder = business card holder l0.1, key holder, egg holder, soap holder, spoon rest, utensil holder, knife holder, sponge holder, remote holder, tea light holder = tealight holder, wine holder, incense holder, makeup organizer, earring holder, ring holder, pot holder, ticket holder, bottle holder, cable holder, umbrella holder, mail holder, brush pot, coaster holder, cd rack, tool holder, sd card holder, paint brush holder, place card holder, dice holder, drill bit holder, magazine holder, toothpick holder h0.06, test tube holder, makeup holder, razor holder, headset hanger, controller holder, filament holder, spool holder, cell phone holder = phone holder, candle cup, vase holder, mask holder, planter holder, glasses holder, wall holder, soap box holder, key dish
stand/phone stand | | phone stand = cell phone stand = phone dock = iphone stand, tablet stand = ipad stand = kindle stand h0.16, laptop stand h0.16, stand, watch stand h0.1, controller stand, charging dock = charging stand, book stand = cookbook stand = bookend = book end = bookends h0.18, card stand = name card stand = menu holder, photo stand, plate stand, tv mount, switch dock
stand/headphone stand | | headphone stand = headset stand h0.28, wig stand, jewelry stand, earring stand, guitar hanger h0.6
stand/easel | | easel = painting easel = artist easel h1.75, sword stand = katana stand canvas=false, armor stand canvas=false h1.6, gun stand canvas=false
stand/tripod | | tripod = camera tripod h1.4, telescope stand, microphone stand h1.5, christmas tree stand h0.5
stand/music stand | | music stand = music desk stand = sheet music stand h1.25
stand/display stand | | display stand = model stand = trophy stand, figure stand = miniature base h0.03, cake display h0.12, monitor stand = monitor riser h0.12, gundam stand, crystal ball stand, egg stand, spoon stand, soap stand, pen stand, wine bottle stand, plant holder stand, hat stand rack, paper stand, lego display stand, dvd stand, steering wheel stand, market display
nest | | nest = bird nest = birds nest, eagle nest l1, wasp nest = hornet nest h0.3 kind=wasp eggs=0 @paper #b8a588, anthill = ant hill h0.3 @dirt kind=hill eggs=0, spider nest, dragon nest l2, nest with eggs, stork nest l1.2, ant nest kind=hill eggs=0 @dirt, termite mound h2 @dirt kind=hill eggs=0, mole hill = molehill @dirt h0.2 kind=hill eggs=0, burrow, bee nest kind=wasp eggs=0 @paper #c0a878, beaver dam l3, rookery, dens, spider cocoon kind=cocoon eggs=0, cocoon = chrysalis h0.05 kind=cocoon eggs=0, honeycomb frame kind=comb eggs=0 @wood #c89a5c
`;
