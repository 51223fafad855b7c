/** Toys, sports, books, symbols, rocks and land. How a row is written: `read-family.ts`. */
export const SUNDRIES = `
ball | | ball, rubber ball, dodgeball #c8201c, exercise ball = gym ball l0.65, fitness ball l0.65, bouncy ball l0.04, kick ball, stress ball l0.07, orb = magic orb = glowing orb l0.15 @lamp, steel ball @steel, dragon ball #e8941c l0.08 @glass, medicine ball @leather, soap bubble = bubble @glass, shot put @iron l0.12
ball/soccer ball | | soccer ball = football, footballs
ball/basketball | | basketball
ball/tennis ball | | tennis ball l0.067
ball/baseball | | baseball l0.074, cricket ball #8a1c20 l0.07
ball/volleyball | | volleyball, water polo ball #e8c21c
ball/beach ball | | beach ball l0.4
ball/bowling ball | | bowling ball l0.216
ball/american football | | american football l0.28
ball/rugby ball | | rugby ball l0.28
ball/golf ball | | golf ball l0.043
ball/pool ball | | pool ball = billiard ball = 8 ball = eight ball l0.057, magic 8 ball l0.1
ball/crystal ball | | crystal ball = magic ball l0.15
ball/christmas ornament | | christmas ornament = christmas bauble = bauble = christmas ball l0.08, golden snitch ball#e8bd52 l0.05
ball/pokeball | | pokeball = poke ball l0.07
ball/hockey puck | | hockey puck = puck l0.076
ball/frisbee | | frisbee = flying disc l0.25
ball/shuttlecock | | shuttlecock = birdie badminton l0.08
ball | | ping pong ball #f4f2ec l0.04, marble ball = marbles = glass marble @glass l0.016, snowball @snow l0.08, yarn ball @wool, squash ball l0.04, lacrosse ball l0.06, bocce ball, disco sphere @chrome, wiffle ball, tether ball, easter ball, quaffle, croquet ball l0.09, curling stone @granite l0.28, discus l0.22, racquetball
bat | | baseball bat, softball bat @aluminium #b9bdc4, aluminium bat, beater bat, rounders bat length=0.46
bat | | tennis racket = racket = tennis racquet kind=tennis l0.68, badminton racket = shuttlecock racket kind=badminton l0.67, squash racket kind=squash l0.68, table tennis paddle = ping pong paddle = ping pong bat = table tennis bat kind=paddle l0.26, pickleball paddle kind=pickleball l0.4, lacrosse stick kind=lacrosse l1.06
bat | | hockey stick kind=ice l1.5, ice hockey stick, field hockey stick kind=field l0.95, golf club = golf driver kind=golf l1.1, iron golf club = golf iron kind=iron l1.1, putter = golf putter kind=putter l0.94, golf tee kind=tee l0.056, cue = pool cue = billiard cue = snooker cue kind=cue l1.45, cricket bat kind=cricket l0.87, polo mallet kind=polo l1.2, curling broom kind=broom l1.2
dumbbell | | dumbbell = dumb bell = dumbbells, hex dumbbell, weights set, exercise equipment = gym equipment = fitness equipment
dumbbell/plate dumbbell | | hand grip, medicine weight
dumbbell/barbell | | barbell, trap bar
dumbbell/kettlebell | | kettlebell
dumbbell/weight plate | | weight plate
dumbbell | | resistance band, chest press h1.6, pull up bar h2.2, ankle weights, bench press l1.6, power rack h2.2, punching machine, balance board, ab roller, gym machine h1.6, squat rack h2.2, abs wheel
sports gear/soccer goal | | soccer goal = football goal = goal = goalpost = handball goal h2
sports gear/basketball hoop | | basketball hoop = basketball net = basket hoop = basketball backboard h4
sports gear/punching bag | | punching bag = boxing bag = heavy bag = sandbag boxing h2.04
sports gear/bowling pins | | bowling pins h0.38 = ten pins
sports gear | | bowling pin = skittle kind=pin h0.38, dartboard = dart board kind=dartboard h0.45, archery target = target = bullseye = javelin target kind=target h1.7, tennis net kind=tennis l6.9, volleyball net = badminton net kind=volleyball l6.7, boxing ring = wrestling ring kind=boxing-ring l7, hula hoop kind=hula l0.8, ice hockey goal = hockey goal kind=hockey-goal h1.22, lifebuoy = life ring = lifebelt = life preserver = life saver kind=lifebuoy l0.88, cricket wicket = wicket = cricket stumps kind=wicket h0.7, hurdle kind=hurdle h1.07, pommel horse kind=horse h1.3, vaulting horse = jump box kind=horse h1.3, balance beam = gymnastics beam kind=beam l5, gymnastics rings kind=rings h2.9, parallel bars kind=bars h1.8, scoreboard kind=scoreboard h2.3, basketball court kind=court l11, football pitch = soccer field = football field = soccer pitch kind=pitch l11, tennis court kind=tennis-court l11, golf hole = golf course = golf green = golf flag hole kind=hole h2.2, referee whistle = sports whistle kind=whistle l0.1, sports equipment = sports gear kind=hoop h4, croquet hoop kind=hurdle h0.3
die | | die = dice = six sided dice, d6, poker dice, loaded dice, red die #c8201c, wooden dice @wood, bone dice @bone, lucky dice
die | sides=d20 | crystal dice @crystal, rpg dice, dnd dice = d and d dice
die/d20 | | d20 = twenty sided die = d20 dice, d4 sides=d4, d8 sides=d8, d12 sides=d12, d10 sides=d12
die/dice set | | polyhedral dice = dice set
die/pair of dice | | pair of dice, fuzzy dice l0.2
die/casino dice | | casino dice
chesspiece | | chess piece = chessman = chess figure, white king chess piece, giant chess piece h1, chess pieces
chesspiece/chess king | | chess king = king chess piece
chesspiece/chess queen | | chess queen = queen chess piece, black queen chess piece piece#2a1a12
chesspiece/chess knight | | chess knight = knight chess piece, wooden chess piece
chesspiece/chess rook | | chess rook = rook chess piece, chess tower
chesspiece/chess bishop | | chess bishop = bishop chess piece
chesspiece/chess pawn | | chess pawn = pawn = pawn chess piece, game piece = game token = meeple = board game piece, monopoly piece @steel
chesspiece/chess set | | chess set = chess
chesspiece | | checkers piece = checker, go stone, xiangqi piece @wood, shogi piece @wood, backgammon checker
blocks | | building blocks = toy blocks = wooden blocks = blocks = block toy = wooden toy blocks = bricks toy, lego brick = lego block = lego = lego piece kind=brick l0.032, duplo = duplo brick kind=duplo l0.064, lego wall = lego house set kind=brick-wall l0.064, puzzle piece = jigsaw piece kind=puzzle l0.065, puzzle = jigsaw = jigsaw puzzle = wooden puzzle kind=jigsaw l0.12, rubik cube = rubiks cube = rubik's cube = puzzle cube = magic cube = infinity cube = soma cube kind=rubik l0.057, pyraminx kind=pyraminx l0.1, domino kind=domino l0.05, dominoes = dominos = domino row kind=dominoes l0.2, playing card = ace of spades = tarot card = trading card = pokemon card = card kind=card l0.09, playing cards = deck of cards = poker hand = cards = uno cards = tarot cards = magic cards kind=hand l0.15, card tower = house of cards kind=card-house h0.255, alphabet block = letter block kind=letter text=A l0.045, baby blocks = alphabet blocks = abc blocks = letter blocks kind=letter l0.1, jenga = jenga tower kind=jenga h0.28, tetris = tetris block = tetromino kind=tetris l0.18, stacking rings = ring stacker = stacking toy kind=rings h0.21, minecraft block = grass block kind=grass h0.3, tangram kind=tangram l0.1, scrabble tile = scrabble tiles = letter tile kind=tile l0.02, mahjong = mahjong tile kind=domino l0.04
rubberduck | | rubber duck !whole = rubber ducky = bath duck = toy duck = rubberduck = bath duckie, rubber duckies, debugging duck, bathtub duck, giant rubber duck h10, black rubber duck #17171a
rubberduck/pirate rubber duck | | pirate rubber duck
rubberduck/devil duck | | devil duck
toy | | spinning top = top toy = beyblade = peg top = wind up toy = toy h0.08, rocking horse kind=rocking-horse h0.9, hobby horse = stick horse kind=hobby-horse h1.1, yo yo = yoyo kind=yoyo h0.06, kite kind=kite h1, pinwheel = windmill toy = whirligig kind=pinwheel h0.4, fidget spinner = spinner = fidget toy = fidget cube kind=spinner h0.08, baby rattle = rattle = teething ring = noisemaker kind=rattle h0.19, pacifier = dummy = soother kind=pacifier h0.045, slinky = spring toy kind=slinky l0.18, newtons cradle = newton's cradle kind=cradle h0.18, dreidel kind=dreidel h0.055, jack in a box = jack in the box kind=jack h0.36, pop it kind=pop h0.14, paper crane = origami crane = origami bird kind=crane h0.095, cup and ball kind=cup h0.17, dog toy = chew toy = dog bone toy = squeaky toy kind=bone l0.17, pull toy = pull along toy = wooden toy = pull along duck = bath toy set kind=pull h0.18
book | | book = old book = hardcover book = novel = textbook, dictionary = encyclopedia thickness=2, atlas title=ATLAS, cookbook title=COOKBOOK, cook book title=COOKBOOK, bible = holy book = quran = torah title=BIBLE, ledger, fairy tale book = storybook = story book title=TALES, phone book, leather book = leather journal cover#6b3f22, harry potter book, yearbook, hymnal, ancient book cover#5a3a22, law book, picture book, codex, recipe book, poetry book title=POEMS, death note #17171a, photo album = album, paperback cover@cardboard, picture album, textbook stack
book/open book | | open book, pop up book
book/spellbook | | spellbook = spell book = magic book = grimoire = tome = book of spells, necronomicon, book with lock, monster book cover@fur
book/notebook | | notebook = journal = diary = sketchbook, planner, address book, passport cover#1f2f5a l0.125, booklet, notepad = legal pad = sticky notes = post it l0.08, scrapbook, checkbook
book/stack of books | | stack of books = pile of books = books
book | | comic book = comic = magazine = manga, binder = ring binder = folder, calendar = desk calendar l0.2 @paper, clipboard @wood, bookmark l0.15, pamphlet @paper
scroll | | scroll = ancient scroll = parchment, magic scroll = scroll of magic content=sigil, map = treasure map = pirate map = world map kind=map, letter paper = envelope = love letter = mail l0.22 kind=letter, newspaper = news paper kind=newspaper, papyrus = papyrus scroll, torah scroll, sheet of paper = paper = page = document = paper sheet kind=paper, diploma = certificate = contract kind=rolled, postcard = greeting card = christmas card = birthday card = invitation l0.15 kind=card, ticket = movie ticket = golden ticket l0.1 kind=ticket, wanted poster kind=poster, blueprint kind=map #2f5a9a ink#e8f0fa, banknotes kind=ticket #8fb08a, stamp post = postage stamp l0.03 kind=letter, receipt kind=paper, origami paper kind=paper, sheet music = music sheet kind=paper, wax seal scroll, quest scroll, sticker = stickers = label l0.08 kind=ticket, wrapping paper kind=rolled, magic scrolls, business card = name card l0.085 kind=ticket, flyer = brochure kind=paper, menu kind=card, boarding pass kind=ticket, paper airplane note, dead sea scroll, tag = price tag = gift tag = luggage tag l0.08 kind=ticket, rolled parchment kind=rolled, origami = paper star = paper heart, bus ticket kind=ticket, notice kind=poster title=notice, treasure scroll, paper fan note, gift card kind=ticket, spell scroll content=sigil, lottery ticket kind=ticket, wanted sign kind=poster, report card kind=card, manuscript kind=paper, index card kind=paper
pen/pen | | pen = ballpoint pen = biro, pens, pen and paper, lab pipette = pipette @glass, eyeliner #1c1a1c l0.12, stylus tablet #26272b
pen/fountain pen | !whole | fountain pen = ink pen = calligraphy pen
pen/pencil | | pencil = pencils, school supplies, mechanical pencil, pencil stub h0.08, magic pencil #7a3fc0, apple pencil #f2f2f0, compass pencil
pen/colored pencil | | colored pencil = colour pencil = coloured pencil = colored pencils, pastel = pastels
pen/marker | | marker = felt tip pen = sharpie = felt pen, glue stick, correction tape
pen/highlighter | | highlighter
pen/crayon | | crayon = crayons, charcoal stick #26262a
pen/paintbrush | | paintbrush = paint brush = artist brush, calligraphy brush, art supplies, airbrush
pen/wall brush | !whole | brush = wall brush = house paint brush = painters brush, hairbrush = hair brush bristle#2a2018 h0.22, tooth brush h0.19 #e8eef2
pen/makeup brush | !whole | makeup brush = lipstick brush = powder brush
pen/quill pen | | quill pen = quill = feather pen = writing feather
pen/eraser | | eraser = rubber eraser
pen/chalk | | chalk = piece of chalk
pen/pencil sharpener | | pencil sharpener = sharpener
pen/paintbrush | | palette = paint palette = painters palette, paint tube = paint tubes, paint set = watercolors = watercolour set, oil paint, nail file
rock | @stone | rock = stone = boulder, pebble = pebbles = river stone l0.05 , cliff rock, meteor = meteorite = asteroid l3, ore = iron ore = coal = lump of coal l0.15, rocks = pile of rocks = rock formation = rock pile, mossy rock = mossy stone = moss rock, lava rock, gold ore !whole , low poly rock, desert rock @sandstone, sea stack, fossil = ammonite = trilobite l0.15, slate = slab = stone slab @slate kind=slab, gravel kind=pebbles, limestone rock @sandstone, stone tablet = ten commandments = tablet stone h0.4, stone block = stone cube @cut-stone , flint l0.06 @obsidian, basalt = basalt column @obsidian, marble block @marble, pumice, comet l3 kind=meteor, moon rock, standing rock , sandstone rock @sandstone, iron nugget, granite boulder @granite, copper ore !whole, chunk of coal #2a2a2c, kidney stone, salt rock @crystal crystals=true, mineral ore, brimstone, sandstone block @sandstone, stepping stone = stepping stones kind=pebbles, rune stone rock kind=slab, philosophers stone = philosopher stone #b8281c, rosetta stone h1.1, boulders kind=pile, stones kind=pile, clay lump @dirt, pet rock l0.08, grindstone wheel, bedrock, mud rock @dirt, stalagmite h1 = stalactite h1 , sponge l0.12 #e0c04a, soapstone, moai stone kind=stack, rubble stone kind=pile, sea rock, ore vein kind=ore, flagstone, gemstone rock crystals=true, obsidian rock @obsidian, amber fossil #d8861c, cinnabar #b0281e, sulfur #e0c82c, bauxite #a8583c, clay brick stone @brick
mountain | @stone | mountain = mountain peak = mount = snowy mountain, volcano = erupting volcano, hill = hills = knoll, cliff, canyon = grand canyon, iceberg, mount everest = everest kind=range, mount fuji = fuji, floating mountain , dune = sand dune, glacier, mesa = butte = plateau, crater kind=volcano erupting=false, mountains = mountain range, valley = ravine kind=canyon, waterfall mountain, fjord kind=cliff, matterhorn kind=peak, kilimanjaro kind=volcano erupting=false, low poly mountain , mount doom, alps kind=range, ridge kind=range, geyser kind=volcano, rocky mountain, avalanche, mount olympus, bluff kind=cliff snow=false, summit, foothill kind=hill snow=false, mound kind=hill snow=false, volcanic island kind=volcano, ski slope kind=peak, karst kind=range snow=false, badlands kind=mesa snow=false trees=false rock@sandstone, tor kind=cliff snow=false, gorge kind=canyon snow=false, crag kind=cliff snow=false, escarpment kind=cliff snow=false
island/tropical island | | island = tropical island = desert island = deserted island, beach = beach scene, oasis, jungle island, treasure island = pirate island house=true, atoll = coral island, archipelago, islet, lagoon, coast = coastline = shore = seashore, sandbank, peninsula, cape land, skull island, coral reef = reef, barrier reef, rainforest, volcanic isle ground@obsidian sand@obsidian
island/floating island | | floating island = sky island, planetoid
island/desert | | desert = desert scene = desert landscape, savanna = savannah = prairie = steppe ground#b8a04c, quarry ground@stone
island/landscape | | landscape = terrain = low poly island = diorama = biome, park, garden = japanese garden = zen garden, forest scene trees=6, swamp = bog = marsh = wetland ground#5c6a34, snowy landscape = tundra = snow landscape ground@snow, farm land = farmland house=true, path = dirt path = trail ground@dirt, hexagon tile = hex tile = terrain tile, plain = plains trees=1, ecosystem, campsite = camp house=true, battlefield = trench ground@dirt trees=0, vineyard, lawn island, farmyard house=true, rice terrace, pasture, hexagonal island, river delta, continent, sanctuary, orchard island trees=6, ground = floor tile ground trees=0, graveyard scene
cave | | cave = cavern = grotto, mine = gold mine = mine shaft = mine entrance kind=mine stalactites=false, dragon cave = dragon lair = lair treasure=true moss=false, ice cave @ice moss=false crystals=true, tunnel = underpass = train tunnel kind=tunnel stalactites=false, cave entrance, crystal cave crystals=true, bear cave, rabbit hole @dirt, dungeon entrance kind=tunnel stalactites=false, den, hole, catacombs kind=tunnel stalactites=false, sewer kind=tunnel stalactites=false, crypt entrance kind=tunnel stalactites=false, pit, mineshaft kind=mine stalactites=false, lava tube, sinkhole, bat cave, well hole, underground lair, wormhole, black hole !whole #0c0c10
planet | | planet = alien planet, earth = planet earth = world, moon = full moon = luna, sun, mars = red planet, saturn = ringed planet, jupiter, venus, neptune, uranus, mercury planet, pluto, gas giant, star planet = north star kind=sun, solar system l2, galaxy = milky way l3 #3a2a7a, crescent moon = half moon kind=moon, ice planet, lava planet, desert planet, dyson sphere, exoplanet kind=alien, the sun kind=sun, asteroid belt l3 kind=ringed rings=true, nebula l3, supernova l2 kind=sun, flat earth, little planet kind=earth, globe earth kind=earth, eclipse kind=sun, constellation, orbit kind=system, europa moon kind=ice, water planet kind=earth ground#1f6f96, earth and moon kind=earth, dwarf planet kind=moon, tatooine kind=rocky ground#d8b070 land#b88a4c, titan moon kind=gas ground#c8985a, comet tail
cloud/cloud | | cloud = fluffy cloud = clouds, fog = mist, smoke cloud = puff of smoke = cloud of smoke cloud#a8a8a8, cumulus, steam, low poly cloud, wind, weather, sky, vapor, dust cloud cloud#c0a880, sandstorm cloud#c8aa74, mushroom cloud h8, happy cloud face=true = cute cloud face=true
cloud/storm cloud | | storm cloud = thundercloud, lightning cloud, thunder
cloud/rain cloud | | rain cloud, rain, cloud with rain
cloud/snow cloud | | snow cloud, blizzard
cloud/rainbow | | rainbow, aurora
cloud/tornado | | tornado = twister = hurricane = cyclone
cloud/lightning bolt | | lightning = thunderbolt
water feature | #2f80b8 | wave = ocean wave = big wave = tsunami = tidal wave, waterfall = cascade, pond = koi pond, river = stream = creek = brook, puddle = water puddle, splash = water splash, lake, ocean = sea, water drop = droplet = drop of water = water droplet = blood drop h0.1, whirlpool = vortex, lava lake @lava, swimming hole, hot spring, water surface = water, canal = moat, ice lake @ice, geyser water, tears, lava pool @lava, rapids, surf, great wave, flood, bay = harbor water = gulf, spring water, ice block @ice l0.5 = ice cube !whole @ice l0.03, blood puddle #7a1018, oil spill #17171a, lava flow @lava, wetlands, mud puddle @dirt, fishing pond, water slide wave, estuary, fountain water, trickle
campfire | | campfire = camp fire = bonfire, fire = flame, flames, fireball = fire ball , camp fire with logs, burning logs, beacon fire, funeral pyre = pyre, bonfire dark souls, signal fire, blue fire, blaze kind=flame, magic fire, ember = embers kind=flame, eternal flame kind=flame, green flame, fire pit flames kind=flame, burning bush, bonfires, cooking fire, fire camp, tiki fire kind=flame, hellfire kind=flame, blue flame
gemstone/gemstone | h0.03 cut=brilliant | gemstone on a stand stand=true h0.09 = gem on a stand = gemstone on stand = gem stand, precious gem, jewel stone, cut gem, rhinestone stone@glass, magic gem, fantasy gem, chaos emerald stone#2f8a3c, infinity stone stone#7a3ab0, power stone stone#7a3ab0, rupee stone#2f8a3c h0.1, game gem, crystal gem, red gem stone#b8141c, brilliant, zircon, spinel stone#c8304a, garnet stone#7a1424, peridot stone#9ac03a, aquamarine stone stone#7ad0d8, citrine stone#e0a82c, tanzanite stone#4a3ac0, alexandrite stone#3a7a6a, onyx stone#17171a, opal stone#d8e0e8, tourmaline stone#c83a8a, turquoise stone stone#3fb8ac, jasper stone#a8482c, agate stone#b87a5a, lapis lazuli stone#1f3a9a, malachite stone#1f7a4a, moonstone stone#dce4ea, carnelian stone#c8502c, bloodstone stone#2f4a3a, hope diamond stone#2f4ac0 size=0.2, pink diamond stone#f0a8c0, black diamond stone#1c1c20, blue diamond stone#5a9ae0, kyanite stone#2f5ab0, beryl stone#a8d8b0, rose quartz stone#f0b8c0, cats eye stone#c8a03c, sunstone stone#e0882c, fluorite stone#7a5ac0, hematite stone@steel stone#3a3a40, tiger eye stone#a8702c, amber stone#d8861c, pyrite stone@gold, swarovski, gems, jewels gem, ruby gem stone#b8141c, dilithium, kryptonite stone#3fc84a, aether stone stone#b8141c, mana gem stone#2f5ad0, birthstone, star sapphire stone#2f4ac0, jade stone stone#2f8f63, coral gem stone#e8705c
gemstone/diamond | h0.03 cut=brilliant | cut diamond, brilliant cut diamond, big diamond, sparkling diamond, diamonds, raw diamond, white diamond, brilliant diamond, engagement diamond, koh i noor, cullinan
gemstone/emerald | h0.03 cut=emerald stone#1f8a4a | emerald gem = emerald stone, emeralds, emerald cut diamond stone#f0f4f6, square gem, minecraft emerald, colombian emerald
gemstone/ruby | h0.03 stone#b0142a | rubies, red jewel, red stone, pigeon blood ruby, heart gem cut=heart, heart ruby cut=heart, heart crystal cut=heart, heart shaped gem cut=heart, crystal heart cut=heart, ruby heart cut=heart, heart diamond cut=heart stone#f0f4f6, pear cut ruby cut=pear
gemstone/sapphire | h0.03 stone#1f3fb0 | blue gem, blue stone, sapphires, teardrop gem cut=pear, pear cut diamond cut=pear stone#f0f4f6, teardrop crystal cut=pear, drop gem cut=pear, tear gem cut=pear, blue jewel, blue crystal gem, heart of the ocean cut=heart
gemstone/amethyst | h0.05 stone#7a3ab0 | amethyst crystal cut=cluster, purple gem, amethyst geode cut=cluster h0.2, amethyst cluster cut=cluster h0.15, amethysts, violet gem
crystal/crystal | h0.2 | crystals, crystal cluster = cluster of crystals, magic crystal glow=0.5 crystal#8a4fe0, energy crystal glow=0.8 crystal#3fb8e8, power crystal, kyber crystal crystal#3f9ae8, quartz crystal, healing crystal, mana crystal crystal#2f5ad0, glowing crystal glow=0.8, ice shard @ice, crystal shard kind=shard, soul gem crystal#5a3ab0, sci fi crystal, dark crystal crystal#25202e, crystal formation, crystal spike, crystal point kind=point, rock crystal, raw crystal, soul crystal crystal#3fb8a0, evil crystal crystal#b8141c, blue crystal crystal#2f6ad0, green crystal crystal#2fa84a, red crystal crystal#c8202c, fire crystal crystal#e8541c, crystal tower gem, cave crystal, crystal stone, selenite crystal#f2f0ea, dragon crystal crystal#c8202c
crystal/crystal | h0.2 | quartz cluster, crystal cave cluster, crystals cluster, crystal group, gem cluster, crystal ore, quartz geode, druse, mineral specimen, mineral, crystal growth, salt crystals, bismuth crystal crystal#8a5ab0, sugar crystals, raw gemstone
crystal/geode | l0.15 | crystal geode, split geode, druzy, thunderegg, agate geode, open geode, geodes
shell | | shell = seashell = sea shell, snail shell l0.03, spiral shell, shells, fossil shell, driftwood shell, limpet, barnacle
shell/conch | | conch = conch shell, murex, cowrie
shell/nautilus | | nautilus shell
shell/scallop | | scallop = scallop shell = clam = clam shell, mussel, cockle, abalone, giant clam l1, turtle shell
shell/oyster | | oyster, pearl in oyster, oyster shell
shell/coral | | coral h0.3, coral piece, brain coral, sea sponge
shell/starfish | | starfish shell, sand dollar
shell/sea urchin | | sea urchin l0.08
shell/pearl | | pearl l0.01, pearls l0.01, black pearl pearl#2a2c34 l0.01
feather | | feather = bird feather = feathers, phoenix feather #d8481c tip#f0b020, quill feather, raven feather #1c1c24 = crow feather #1c1c24, eagle feather #6a4a30 tip#2c2018 down#e0d8c8
feather/peacock feather | | peacock feather
feather/angel wings | | wing = angel wings = wings, devil wings #2c1c1e
feather/bone | | bone = dog bone, dinosaur bone l0.8
feather/pile of bones | | bones = pile of bones = bone pile, owl pellet l0.05
feather/wishbone | | wishbone = wish bone
feather/fish bone | | fish bone
feather/antler | | antler = deer antler = stag antler
feather/antlers | | antlers = deer antlers = antler mount, hunting trophy = mounted antlers
feather/horn | | horn = animal horn = cow horn, rhino horn #6a6660 l0.5
feather/unicorn horn | | unicorn horn, narwhal tusk l2
feather/tusk | | tusk = ivory tusk = elephant tusk, mammoth tusk l2, walrus tusk l0.5, ivory
feather/fang | | tooth fossil = fang = shark tooth, dragon tooth h0.2
feather/claw | | claw = dragon claw = talon, dinosaur claw
feather/tentacle | | tentacle = octopus tentacle = kraken tentacle
feather/pelt | | fur pelt = animal pelt = bear skin = pelt, hide = leather hide @leather #9c6a3c, tail = animal tail
feather/dragon scale | | dragon scale = scale armor piece
animal head/lion head | | lion head = lion face = mounted lion head = lion head trophy
animal head/wolf head | | wolf head = mounted wolf head = wolf head trophy
animal head/cat head | | cat head = cat head trophy
animal head/dog head | | dog head = dog head trophy
animal head/bear head | | bear head = mounted bear head = bear head trophy
animal head/tiger head | | tiger head = tiger head trophy
animal head/horse head | | horse head = horse head trophy
animal head/bull head | | bull head = cow head = bull head trophy
animal head/goat head | | goat head = goat head trophy
animal head/pig head | | pigs head = pig head = pig head trophy
animal head/deer head | | deer head = stag head = mounted deer head = deer head trophy
animal head/moose head | | moose head = mounted moose head = moose head trophy
animal head/fox head | | fox head = mounted fox head = fox head trophy
animal head/elephant head | | elephant head = elephant head trophy
animal head/rhino head | | rhino head = rhinoceros head = rhino head trophy
animal head/bison head | | bison head = buffalo head = bison head trophy
animal head/ram head | | ram head = rams head = ram head trophy
animal head/zebra head | | zebra head = zebra head trophy
animal head/boar head | | boar head = boars head = wild boar head = mounted boar head = boar head trophy
animal head/unicorn head | | unicorn head = unicorn head trophy
animal head | | animal head = mounted animal head = beast head = taxidermy = taxidermy head = trophy head = animal head trophy = animal trophy = mounted head
animal head/eagle head | | eagle head = eagle head trophy
animal head/dragon head | | dragon head = dragon head trophy
globe | | globe = desk globe = terrestrial globe = world globe = earth globe, vintage globe sea#c8b184 land#8a6234 = old globe sea#c8b184 land#8a6234 = antique globe, floating globe
globe/moon globe | | moon globe
globe/star globe | | star globe = celestial globe
globe/compass | | compass = magnetic compass = pirate compass = navigation compass l0.1, antique compass = gyro compass l0.1, compass rose l0.3
globe/sextant | | sextant = octant h0.26, astrolabe h0.26
globe/sundial | | sundial = sun dial = garden sundial h0.95
globe/armillary sphere | | armillary sphere = armillary, antikythera mechanism metal@bronze
globe/orrery | | orrery = planetarium model = solar system model
hourglass | | hourglass = hour glass = sand timer !whole = sand clock !whole = sandglass, egg timer glass h0.1, sand watch, magic hourglass, time turner frame@gold, broken hourglass, death hourglass frame#1c1a1a, golden hourglass frame@gold
snowglobe | | snow globe !whole = snowglobe = snow dome = water globe = christmas snow globe, musical snow globe inside=snowman, glass globe
snowglobe/glass terrarium | | glass terrarium = terrarium
snowglobe/paperweight | | glass paperweight = paperweight h0.07
flag | | flag = country flag = flags = capture the flag = standard, pirate flag = jolly roger = skull flag pattern=pirate cloth#17171a, american flag = us flag = usa flag pattern=usa, british flag = union jack = uk flag pattern=uk, white flag cloth#f4f4f2, red flag cloth#c8201c, finish flag = checkered flag = racing flag = race flag pattern=checkered, rainbow flag = pride flag pattern=rainbow, french flag = flag of france pattern=france, german flag pattern=germany, italian flag pattern=italy, japanese flag pattern=japan, canadian flag pattern=canada, brazil flag = brazilian flag pattern=brazil, mexican flag pattern=mexico, ukraine flag = ukrainian flag pattern=ukraine, indian flag pattern=india, spanish flag pattern=spain, irish flag pattern=ireland, swedish flag pattern=sweden, norwegian flag pattern=norway, danish flag pattern=denmark, polish flag pattern=poland, dutch flag pattern=netherlands, swiss flag pattern=switzerland, chinese flag pattern=china, corner flag = semaphore flag cloth#e8b41a, castle flag kind=pennant
flag/banner | h2.4 | war banner = medieval banner = royal banner, viking banner = battle flag device=sun cloth#7a1c1c, guild banner = heraldic banner = coat of arms banner device=chevron, house stark banner device=star cloth#d8d8d4, totem flag device=sun, finish banner pattern=checkered
flag | | bunting = pennant banner = party banner kind=bunting h1.54, prayer flags kind=prayer h1.54, windsock kind=windsock h2.7
cross | | cross = crucifix = christian cross = wooden cross = cross with jesus, gold cross body@gold, gothic cross kind=celtic body@iron, ankh = egyptian cross kind=ankh, star of david = hexagram kind=david, crescent = islamic crescent = star and crescent kind=crescent, yin yang = yin yang symbol = taijitu kind=yinyang, pentagram = pentacle kind=pentagram, celtic cross pendant kind=celtic, maltese cross kind=maltese, peace sign = peace symbol kind=peace, infinity symbol = infinity sign kind=infinity, orthodox cross kind=orthodox, red cross = medical cross = plus sign kind=plus, triquetra = trinity knot kind=triquetra, valknut kind=valknut, upside down cross = inverted cross kind=inverted, triforce kind=triforce, runes kind=rune = rune, eye of providence = all seeing eye kind=eye, ouroboros kind=ouroboros, gender symbol = venus symbol = female symbol kind=venus, mars symbol = male symbol kind=mars, biohazard symbol = biohazard sign = biohazard kind=biohazard, radiation symbol = radiation sign = radioactive sign kind=radiation, recycling symbol = recycle symbol kind=recycling, treble clef = music note = musical note = g clef kind=clef, heart symbol kind=heart
text | | currency symbol = dollar sign value=$ letters#2f8a3c, euro sign value=E letters#1f4fa8, at sign value=@, hashtag = hash sign value=#, question mark value=?, exclamation mark = exclamation point value=!, percent sign value=%, ampersand value=&
star/cloud icon | | cloud icon = cloud symbol = cloud emoji = cloud logo
star/flame icon | | flame icon = fire icon = flame symbol = fire symbol = fire emoji = flame emoji = flame logo = fire logo
star/drop icon | | drop icon = waterdrop = teardrop = tear drop = drop symbol = raindrop = water icon = water drop icon
star/snowflake | | snowflake = snow flake = ice crystal = snowflake icon = snowflake ornament = snowflake symbol = christmas snowflake
star/sun icon | | sun icon = sun symbol = sun emoji = sun logo
star/moon icon | | moon icon = moon symbol = moon emoji = crescent moon icon
star/lightning bolt | | lightning icon = lightning bolt icon = bolt icon = lightning symbol = thunder icon = thunderbolt icon = lightning emoji = flash icon
star/bat emblem | !whole | bat emblem = bat symbol = bat logo = bat icon = bat sign = batman logo = batman symbol = bat signal = bat silhouette = bat badge
star | | star = gold star = golden star, heart = love heart = red heart = heart shape, arrow symbol = arrow pointer, lightning bolt, emoji = smiley = smiley face = poop emoji, christmas star = tree topper, like button = thumbs up icon kind=check, wifi symbol, location pin = map pin = pin icon = map marker, icon = app icon, check mark = checkmark, symbol, map icon kind=pin, speech bubble, broken heart body#c8203a, mario star, sheriff star, ninja star shape points=4, five pointed star points=5, crying emoji kind=smiley, superman logo #c8201c, apple logo, youtube logo, nike logo, facebook logo, twitter logo, cursor = mouse cursor kind=arrow, play button kind=arrow, stop sign icon, power up, power symbol kind=lightning, pacman = pac man kind=smiley, pokemon logo, heart emoji kind=heart body#c8203a, club suit = heart suit = diamond suit #17171a, target icon kind=smiley, pixel heart kind=heart body#c8203a, pixel art, star emoji face=true, fleur de lis symbol, puzzle icon, trefoil, qr code, barcode, power button, peace dove, clover symbol #2f8a3c, minus sign kind=cross, x mark, badge icon, starburst points=12, shooting star, moon and star , puzzle heart kind=heart body#c8203a, human heart icon kind=heart body#c8203a, winged heart kind=heart body#c8203a
geometric solid | | cube = box shape = square, sphere = round ball shape = ball shape = low poly sphere kind=sphere, cylinder kind=cylinder, cone = cone shape kind=cone, torus = ring shape = ring torus kind=torus, pyramid shape = square pyramid kind=pyramid, tetrahedron kind=tetrahedron, prism kind=prism, mobius strip = moebius strip = mobius band kind=mobius, octahedron = gem shape = crystal shape kind=octahedron, dodecahedron = platonic solid = polyhedron kind=dodecahedron, icosahedron kind=icosahedron, hexagon = hexagonal prism kind=hexagon, pentagon = pentagonal prism kind=pentagon, octagon kind=octagon, klein bottle @tinted-glass kind=klein, spiral = helix kind=helix, capsule shape kind=capsule, hypercube = tesseract cube = tesseract kind=tesseract, menger sponge = fractal = mandelbulb kind=menger, geometric shape = shape = abstract shape = geometric sculpture kind=icosahedron, disc shape = disk = circle kind=disc, triangle = triangular prism kind=prism, ellipsoid = egg shape kind=ellipsoid, hemisphere = dome shape kind=hemisphere, cuboid = rectangular box = rectangle = parallelepiped kind=cuboid, wedge kind=wedge, penrose triangle = impossible triangle kind=penrose, wireframe cube = cube frame kind=cube-frame, trefoil knot = torus knot kind=knot, star polyhedron = stellated octahedron = koch snowflake kind=stellated, voronoi = voronoi sphere = geodesic sphere kind=dodecahedron-frame, saddle shape kind=saddle, arch shape kind=arch, rhombus kind=rhombus, metaball kind=metaball, spiky ball kind=spiky, tower of hanoi kind=hanoi, calibration cube = test cube kind=calibration #e8641c l0.02
creature/rabbit | | stanford bunny skin#e8e4dc h0.2
creature/pig | | piggy bank = money pig @ceramic #e88aa8 h0.15
creature/monkey | | suzanne = blender monkey h0.3
boat | #e8641c | benchy = 3dbenchy = 3d benchy l0.06
anchor | | anchor = ship anchor = boat anchor, old anchor @rust, rusty anchor @rust, golden anchor @gold, buoy anchor, anchors, fluke anchor, sea anchor, admiralty anchor
anchor/grapnel | | grapnel
anchor/mushroom anchor | | mushroom anchor
cookiecutter | @steel | cookie cutter = cookie cutters = biscuit cutter, star cookie cutter, heart cookie cutter, gingerbread cutter, cake mold = cake mould = cake tin, silicone mold = mold = mould = chocolate mold @rubber, ice cube tray = ice tray @plastic, pastry cutter, jelly mold, stencil, fondant cutter, clay cutter, cookie stamp, muffin mold, animal cookie cutter, christmas cookie cutter, popsicle mold @plastic, soap mold @rubber, egg slicer, pasta cutter, candle mold
handle/door knob | | handle = door handle = doorknob = door knob = doorplate = door plate, handles, hinge handle, window handle, bathroom handle, thermostat knob
handle/lever handle | | lever handle = door lever, faucet handle, crank = hand crank
handle/drawer pull | | drawer pull = drawer handle = cabinet handle l0.15
handle/drawer knob | | knob = drawer knob = cabinet knob h0.04, guitar knob, oven knob, joystick knob, dial, gear stick = gear knob h0.1
handle/door knocker | | door knocker = knocker h0.2, lion door knocker h0.2
handle/light switch | | light switch = switch = light switch panel = wall switch h0.115, toggle switch
handle/doorbell | | doorbell = door bell = bell push h0.11
handle/button | | button = push button = emergency button = red button h0.085
stamp | | stamp = rubber stamp !whole, date stamp, wood stamp, custom stamp, name stamp = notary stamp = logo stamp, inked stamp, soap stamp
stamp/wax seal | | wax seal = seal stamp = wax stamp, signet stamp
stamp/branding iron | | branding iron = cattle brand = brand iron l0.75
toiletpaper/toilet paper | | toilet paper = toilet roll = roll of toilet paper h0.1, toilet paper rolls, ticket roll, gauze = bandage = cast bandage h0.07, hay roll @thatch h1.4, tissue = tissue paper = napkin roll
toiletpaper/paper towel | | paper towel = kitchen roll = paper towels h0.33
toiletpaper/tape | | tape = duct tape = scotch tape = roll of tape = masking tape = adhesive tape h0.05, film tape, velcro, band aid = plaster strip @fabric h0.03
toiletpaper/thread reel | | thread reel h0.06 = cotton reel, bobbin = sewing bobbin h0.04, ribbon spool @silk
toiletpaper/filament spool | | spool of filament = filament spool = filament h0.2, wire spool @copper
toiletpaper/cable drum | | cable drum = cable spool = wooden spool h1
toiletpaper/fabric roll | | fabric roll = roll of fabric = bolt of cloth, wallpaper roll @paper, aluminium foil = tin foil !whole @aluminium l0.35, sushi mat @wood l0.25
text | h0.3 | wordmark, letter a value=A, letter b value=B, letter c value=C, monogram, headline, caption, title, slogan text, alphabet value=ABC, house name sign, initials, signature, brand name, keychain = key chain = keyring tag h0.03, name plate = nameplate = name tag = door sign h0.08 base=true, plaque h0.12 base=true, neon lettering, 3d letters, block letters, big letters, bubble letters font=round, wooden letters letters@wood, cake topper h0.15, hollywood style sign h2, word art, quote, numbers, digits, name sign base=true, desk name plate base=true h0.06, roman numeral value=XII, calligraphy font=serif, bubble text font=round, serif letters font=serif, welcome text value=WELCOME, marquee letters bulbs=true, light up letters bulbs=true, neon text, logo sign, brand logo, lettering sign, text sign, words, letters text, message, poem, date sign, price sign
lantern | | lantern = oil lantern = storm lantern = hurricane lamp, camping lantern, mining lantern = miner lamp, railroad lantern, old lantern, ship lantern @brass, signal lamp, antique lantern @brass, gas lantern, lanterns
lantern/candle lantern | | candle lantern, moroccan lantern frame@brass, carriage lantern, dungeon lantern, garden lantern, magic lantern, ramadan lantern = fanous frame@brass, torch lantern
lantern/paper lantern | | paper lantern = chinese lantern = red lantern, green lantern frame#2f8a3c, sky lantern frame#f0e0b0, floating lantern frame#f0d8a0, lotus lantern frame#e58ab0
lantern/stone lantern | | stone lantern = japanese lantern = toro
lantern | | diya l0.08 @ceramic
candle | | candle = wax candle = burning candle, melted candle, pillar candle, black candle #17171a, red candle #b8201c, church candle, altar candle, beeswax candle #d8a02c, candle stub, unity candle, wax
candle/candlestick | | candlestick = candle holder = candleholder, candle stick, brass candlestick, silver candlestick holder@silver, taper candle
candle/candelabra | | candelabra candle
candle/jar candle | | jar candle, scented candle, candle jar, votive candle h0.07, luminary
candle/tea light | | tea light = tealight h0.04, floating candle h0.05
candle/birthday candle | | birthday candle h0.1
candle/candles | | candles
candle | | skull candle, hand of glory, incense = incense stick l0.25, incense burner = censer h0.12 @brass
plinth/plinth | | plinth = stone plinth, museum plinth, marble plinth, podium
plinth/pedestal | | pedestal = marble pedestal = stone pedestal, column pedestal
plinth/display base | | display base = wooden base = figure base, trophy base, stand base
plinth/grass base | | grass base = grassy base, snow base = snowy base ground=snow, sand base = sandy base ground=sand, rock base = rocky base ground=stone, water base ground=water, lava base ground=lava, cobblestone base ground=cobble
plinth/diorama | | diorama base = grass tile, patch of grass = piece of land, snow tile = patch of snow ground=snow, sand tile = patch of sand ground=sand, lava tile ground=lava, water tile ground=water
`;
