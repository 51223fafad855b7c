/** Clothing, jewellery and what is worn. How a row is written: `read-family.ts`. */
export const WEARABLES = `
hat | | hat, top hat, cowboy hat = stetson, wizard hat h0.38, witch hat = witches hat = witch's hat h0.38, baseball cap = cap = trucker hat, beanie = knit hat = bobble hat = woolly hat, beret, straw hat = sun hat = panama hat, party hat h0.25, chef hat = chefs hat = toque, santa hat = christmas hat, sombrero = mexican hat, fedora, bowler hat = bowler = derby hat, pirate hat = tricorn, graduation cap = mortarboard = graduation hat, fez, turban kind=fez, bonnet kind=bucket, jester hat, police hat = police cap, captain hat kind=peaked = sailor hat kind=peaked, propeller hat, ushanka = fur hat = russian hat, deerstalker = detective hat kind=cap, bunny ears = rabbit ears, cat ears = cat ears headband, antlers headband, visor kind=cap, headband = hairband, bandana hat, wig = hair piece, hair bow, swimming cap kind=cap, elf hat , magician hat, pilgrim hat, bucket hat, viking hat kind=cap, paper hat, hood kind=santa, veil = bridal veil, nurse hat kind=chef, coonskin cap kind=ushanka hat@fur, flat cap = newsboy cap kind=beret, ski hat, tin foil hat @aluminium, kippah = yarmulke kind=beret, tam kind=beret, boater, sailor cap kind=beret hat#f2f0ea, halo @gold, leprechaun hat, easter bonnet kind=straw, crown hat kind=top, conical hat = asian hat = rice hat, peaked cap, army hat kind=peaked hat#5a6038, napoleon hat , hats, shower cap kind=chef, jockey cap, nightcap, indiana jones hat, headscarf = hijab, bearskin hat kind=ushanka hat@fur, keffiyeh, headdress hat
helmet | | helmet, knight helmet = great helm = medieval helmet, viking helmet = horned helmet, motorcycle helmet = bike helmet = racing helmet, space helmet = astronaut helmet, roman helmet = centurion helmet = gladiator helmet, spartan helmet = corinthian helmet = greek helmet, hard hat = construction helmet = safety helmet, samurai helmet = kabuto, football helmet, diving helmet = diver helmet, army helmet = military helmet = soldier helmet, pith helmet hat@canvas kind=fire, darth vader helmet = vader helmet #17171a kind=scifi, stormtrooper helmet #f0f0f0 kind=scifi, fire helmet = firefighter helmet, bicycle helmet kind=motorcycle hat@plastic, mandalorian helmet = mandalorian, iron man helmet #a8201c kind=scifi, ski helmet kind=motorcycle, conquistador helmet kind=roman, sci fi helmet, master chief helmet #4a6a3a kind=scifi, welding helmet = welding mask kind=scifi, fighter pilot helmet = pilot helmet, hockey helmet kind=football, batting helmet kind=football, riot helmet kind=motorcycle, crusader helmet = templar helmet , barbute kind=spartan, sallet, magneto helmet kind=spartan, loki helmet @gold kind=viking, daft punk helmet @chrome kind=motorcycle, thor helmet kind=viking, helmets, boba fett helmet #4a6a3a kind=scifi, cavalry helmet kind=roman, prussian helmet kind=army, jousting helmet, bucket helm, miner helmet = mining helmet kind=fire, polo helmet kind=fire, orc helmet @iron kind=viking, dwarf helmet kind=viking, gas helmet kind=diving, horse armor helmet kind=knight, steampunk helmet @brass kind=diving
crown | | crown = king crown = royal crown = kings crown, tiara = princess crown = diadem, laurel crown , queen crown, crown of thorns, ice crown, golden crown kind=open, crown jewels, papal tiara kind=royal, circlet, pharaoh crown kind=circlet, iron crown, coronet, prince crown kind=open, paper crown, crown with jewels, crowns, elven crown, imperial crown, miss universe crown kind=tiara, silver crown, bone crown, fire crown kind=open
mask/mask | | mask = masks, mardi gras mask = halloween mask, bird mask feathers=true
mask/carnival mask | | venetian mask = carnival mask = masquerade mask = masquerade ball mask, golden mask, jester mask #7a1f8a
mask/superhero mask | | superhero mask = zorro mask = domino mask = bandit mask = eye mask, ninja mask, batman mask = batman cowl, cat mask, spiderman mask #c8201c
mask/theatre mask | | theatre mask = theater mask = drama mask = theatre masks = theater masks = drama masks
mask/comedy mask | | comedy mask = happy mask
mask/tragedy mask | | tragedy mask = sad mask
mask/face mask | | face mask = white mask, kabuki mask = noh mask, no face mask, alien mask #7a9a6a
mask/death mask | !whole | death mask = tutankhamun mask = pharaoh mask, aztec mask = mayan mask
mask/hockey mask | | hockey mask = jason mask, fencing mask, welding shield mask #2c2e33
mask/tribal mask | | tribal mask = african mask = tiki mask = wooden mask
mask/oni mask | | oni mask = demon mask = devil mask, samurai mask = mempo #1d1d20, tengu mask, majoras mask #5a2a7a
mask/plague doctor mask | | plague doctor mask = plague mask = beak mask
mask/gas mask | | gas mask = respirator, oxygen mask, bane mask #1c1c1e, cyberpunk mask #26282e, diving mask #1f3f6a, snorkel = snorkel mask #1f3f6a
mask/guy fawkes mask | | guy fawkes mask = anonymous mask = v for vendetta mask = hacker mask
mask/kitsune mask | | kitsune mask = fox mask = japanese fox mask, wolf mask #6a6c72, horse mask #6a4428
mask/skull mask | | skull mask = skeleton mask
mask/scream mask | | scream mask = ghostface = ghost mask
mask/clown mask | | clown mask, mexican wrestling mask = wrestling mask = luchador mask #1f4ab0, pumpkin mask #e8781c, ski mask = balaclava #26272a
mask/surgical mask | | surgical mask = medical mask = covid mask = doctor mask
mask/sleep mask | !whole | sleep mask = sleeping mask
glasses | | glasses = eyeglasses = spectacles = eye glasses = pair of glasses, contact lens
glasses/reading glasses | | reading glasses = readers
glasses/sunglasses | | sunglasses = shades = sun glasses, cool glasses, ray ban
glasses/aviator sunglasses | | aviator sunglasses = aviators = aviator glasses
glasses/round glasses | | round glasses = wire glasses
glasses/wizard glasses | | harry potter glasses = wizard glasses
glasses/cat eye glasses | | cat eye glasses = cat eye sunglasses
glasses/heart sunglasses | | heart sunglasses = heart glasses = heart shaped glasses = heart shaped sunglasses
glasses/star glasses | | star glasses = star sunglasses = party glasses
glasses/nerd glasses | | nerd glasses = thick glasses = hipster glasses
glasses/pixel glasses | | pixel glasses = deal with it glasses
glasses/3d glasses | | 3d glasses
glasses/ski goggles | | ski goggles = snow goggles = goggles, night vision #2a3326
glasses/swimming goggles | | swimming goggles = swim goggles
glasses/steampunk goggles | | steampunk goggles
glasses/welding goggles | | welding goggles
glasses/aviator goggles | | aviator goggles = pilot goggles = flight goggles
glasses/safety glasses | | safety glasses = safety goggles = lab goggles
glasses/sport glasses | | sport glasses = cycling glasses = visor glasses
glasses/monocle | | monocle
glasses/lorgnette | | lorgnette
glasses/pince nez | | pince nez
glasses/groucho glasses | | groucho glasses = disguise glasses
glasses/smart glasses | | smart glasses = google glass = ar glasses
shirt/t-shirt | | shirt = t shirt = tshirt = tee shirt = tee, jersey = football shirt = soccer jersey, tunic, apron, clothes = clothing = garment = outfit = costume, superhero suit, tights = stockings, baseball jersey, dungarees, football jersey, sleeve
shirt/hoodie | | hoodie = sweatshirt
shirt/sweater | | sweater = pullover = jumper = christmas sweater @knit, cardigan @knit, pajamas = pyjamas, onesie = romper, tracksuit
shirt/vest | | vest = waistcoat, corset, life jacket = life vest #e8641c, bulletproof vest = kevlar vest = tactical vest #2a2c30, high vis vest #e8e02c, safari vest
shirt/robe | | robe = bathrobe = wizard robe = mage robe, toga #f4f2ec, hospital gown, nightgown, santa suit #c8201c, choir robe, monk robe, academic gown, tabard, ghillie suit
shirt/polo shirt | | polo shirt
shirt/dress shirt | | blouse, hawaiian shirt, dress shirt, uniform, karate gi, scrubs, hawaiian lei shirt, prison uniform
shirt/tank top | | tank top, bra = bikini top, swimsuit = bikini = bathing suit, crop top, leotard, underwear shirt
shirt/superhero cape | | superhero cape = hero cape = vampire cape, cape = cloak = mantle, poncho, invisibility cloak
shirt/coat | | lab coat #f4f4f2, fur coat @fur
shirt/jacket | | space suit = spacesuit #f0f0f0, diving suit = wetsuit = scuba suit @rubber, halloween costume, hazmat suit #e0c02c, jumpsuit
shirt/jacket | | jacket = bomber jacket, puffer jacket = down jacket = parka = anorak @fabric, tailcoat @fabric, straight jacket = straitjacket, letterman jacket = varsity jacket, windbreaker, military jacket #5a6038, ski jacket, smoking jacket, jackets, lapel, cropped jacket, racing jacket, fleece jacket, motorcycle jacket @leather, flight jacket @leather, safari jacket
shirt/leather jacket | | leather jacket = biker jacket @leather
shirt/denim jacket | | denim jacket = jean jacket @denim
shirt/coat | | coat = overcoat = winter coat = trench coat = trenchcoat @fabric, raincoat = rain jacket #f0c320 @plastic, blazer = sport coat @fabric, duffle coat, pea coat, frock coat
shirt/suit | | suit = tuxedo = business suit @fabric #1c1c22
trousers/trousers | | trousers = pants, chinos, leather pants @leather, chaps @leather, suspenders, khakis
trousers/jeans | | jeans = blue jeans = denim jeans @denim, overalls @denim
trousers/shorts | | shorts, swim trunks, lederhosen @leather, hot pants, breeches, capri pants
trousers/skirt | | skirt = miniskirt, pencil skirt
trousers/leggings | | leggings = yoga pants, long johns
trousers/underwear | | underwear = boxers = underpants = briefs, diaper = nappy, loincloth, panties
trousers/sweatpants | | cargo pants, sweatpants = joggers, ski pants, pantaloons
trousers/kilt | | kilt
trousers/tutu | | tutu #f0a8c0
trousers/bell bottoms | | bell bottoms
trousers/pleated skirt | | grass skirt, hula skirt, pleated skirt
dress/dress | | dress = summer dress = sundress, red dress #b8201c, lolita dress, dresses
dress/wedding dress | | wedding dress = bridal gown = wedding gown #f6f4ee, marilyn dress #f6f4ee
dress/ball gown | | ball gown = gown = evening dress = evening gown = prom dress, princess dress #e8a8c8, victorian dress, ballerina dress #f0a8c0, cinderella dress #8ab8e0, hoop skirt dress, petticoat, belle dress #e8c02c
dress/kimono | | kimono, yukata
dress/evening dress | | sari, flamenco dress #c8201c, maxi dress
dress/little black dress | | little black dress #17171a, cocktail dress, qipao = cheongsam, toddler dress, baby dress, flapper dress, party dress, nightdress
dress/medieval dress | | medieval dress, dirndl, hanbok, maid dress
shoe/sneaker | | shoe, sneaker = trainer = running shoe = tennis shoe = basketball shoe = sports shoe, nike = air jordan = jordan, baby shoe l0.1
shoe/sneaker | pair=true | shoes, pair of shoes, sneakers, trainers, running shoes, tennis shoes, basketball shoes, pair of sneakers, sports shoes, jordans, jordan shoes, baby shoes l0.1, golf shoes, climbing shoes
shoe/canvas shoe | | canvas shoe = plimsoll
shoe/canvas shoe | pair=true | canvas shoes, espadrilles, bowling shoes, jelly shoes @plastic #f0a0c8
shoe/high-top | | converse = chucks = high top = high-top, magic shoe
shoe/high-top | pair=true | high tops, high-tops, converse shoes
shoe/boot | | boot = leather boot, old boot #5a4a3a
shoe/boot | pair=true | boots, leather boots, pair of boots, old boots, knight boots upper@steel trim@steel, sabatons upper@steel trim@steel
shoe/combat boot | | combat boot = army boot = military boot
shoe/combat boot | pair=true | combat boots, army boots, military boots
shoe/work boot | | work boot = timberland boot
shoe/work boot | pair=true | work boots, timberland boots
shoe/hiking boot | | hiking boot, football boot = soccer cleat = cleat shaft=0.16 #1f6ab8
shoe/hiking boot | pair=true | hiking boots, football boots shaft=0.16 #1f6ab8, soccer cleats shaft=0.16 #1f6ab8, cleats shaft=0.16 #1f6ab8, ski boots upper@plastic trim@plastic #2f5a9c
shoe/cowboy boot | | cowboy boot = western boot
shoe/cowboy boot | pair=true | cowboy boots, western boots
shoe/riding boot | | riding boot = knee boot
shoe/riding boot | pair=true | riding boots, knee boots
shoe/thigh boot | | thigh boot = thigh high boot
shoe/thigh boot | pair=true | thigh high boots, thigh boots
shoe/pirate boot | | pirate boot = musketeer boot
shoe/pirate boot | pair=true | pirate boots, musketeer boots, magic boots #3a2a7a
shoe/elf boot | | elf shoe = elf boot = elven boot, clown shoe #c8201c
shoe/elf boot | pair=true | elf shoes, elf boots, elven boots, clown shoes #c8201c, jester shoes #c8201c
shoe/snow boot | | snow boot = ugg boot = ugg = winter boot, moon boot @fabric #7a8694
shoe/snow boot | pair=true | snow boots, ugg boots, uggs, winter boots, moon boots @fabric #7a8694
shoe/santa boot | | santa boot
shoe/santa boot | pair=true | santa boots
shoe/rubber boot | | rain boot = wellington boot = rubber boot = wellie
shoe/rubber boot | pair=true | rain boots, wellington boots, rubber boots, wellies
shoe/oxford shoe | | oxford shoe = dress shoe = leather shoe = brogue = oxford
shoe/oxford shoe | pair=true | oxford shoes, dress shoes, leather shoes, brogues, oxfords, tap shoes
shoe/loafer | | loafer = moccasin
shoe/loafer | pair=true | loafers, moccasins
shoe/high heel | !whole | high heel = stiletto = stiletto heel
shoe/high heel | pair=true !whole | high heels, heels, stiletto heels, pumps, stilettos
shoe/glass slipper | !whole | glass slipper = cinderella slipper
shoe/glass slipper | pair=true !whole | glass slippers
shoe/platform shoe | | platform shoe = block heel
shoe/platform shoe | pair=true | platform shoes, block heels
shoe/wedge heel | | wedge heel = wedge shoe
shoe/wedge heel | pair=true | wedge heels, wedges shoes
shoe/mary jane | | mary jane
shoe/mary jane | pair=true | mary janes
shoe/ballet shoe | | ballet shoe = ballet slipper = pointe shoe = ballerina shoe, flat shoe #2a2c40
shoe/ballet shoe | pair=true | ballet shoes, ballet slippers, pointe shoes, flat shoes #2a2c40
shoe/sandal | | sandal
shoe/sandal | pair=true | sandals
shoe/gladiator sandal | | gladiator sandal = roman sandal
shoe/gladiator sandal | pair=true | gladiator sandals, roman sandals, winged sandals @gold
shoe/flip flop | | flip flop = thong sandal
shoe/flip flop | pair=true | flip flops, flip-flops, flippers #1f3a8a, swim fins #1f3a8a
shoe/pool slide | | slide sandal
shoe/pool slide | pair=true | slides shoe, slide sandals
shoe/slipper | | slipper
shoe/slipper | pair=true | slippers, house shoes
shoe/bunny slipper | | bunny slipper
shoe/bunny slipper | pair=true | bunny slippers
shoe/clog | | clog = wooden shoe
shoe/clog | pair=true | clogs, wooden shoes
shoe/foam clog | | croc shoe
shoe/foam clog | pair=true | crocs
shoe/geta | pair=true | geta
shoe/ice skate | !whole | ice skate = figure skate
shoe/ice skate | pair=true !whole | ice skates, ice skates shoe, figure skates, skates
shoe/roller skate | | roller skate = quad skate
shoe/roller skate | pair=true | roller skates, quad skates
shoe/inline skate | | inline skate = rollerblade = roller blade
shoe/inline skate | pair=true | inline skates, rollerblades, roller blades
scarf | | scarf = shawl, tie = necktie kind=tie @silk stripe@silk, bow tie = bowtie kind=bow, bandana = neckerchief kind=bandana, sash, dog collar = collar = collar necklace = cat collar = pet collar @leather kind=collar stripes=false, feather boa kind=boa stripes=false @feathers, stole, cravat kind=bandana stripes=false @silk, wool scarf @wool, striped scarf stripes=true, silk scarf @silk stripe@silk, gryffindor scarf #8a1c20 stripe#d8a02c stripes=true, choker kind=collar stripes=false #1c1a1c @velvet, ascot kind=bandana @silk, pashmina, christmas scarf #b0242c, infinity scarf stripes=false, harness = dog harness @leather kind=collar stripes=false, horse saddle = saddle l0.6 @leather, bridle @leather kind=collar stripes=false, bib l0.25 kind=bandana, knitted scarf @knit, ribbon bow @silk #c8201c kind=bow stripes=false, spiked collar @leather kind=collar spikes=true stripes=false #1c1a1a, muzzle kind=collar stripes=false, reins @leather kind=collar stripes=false, lanyard kind=tie, ruff collar stripes=false #f4f2ec, armband kind=collar stripes=false, blindfold kind=bandana stripes=false, red scarf #c8201c, neck brace kind=collar stripes=false #e8dcc8, horse blanket, stirrup l0.15 @steel
glove | | glove = leather glove @leather, fingerless glove @leather fingerless=true, mitten @wool kind=mitten, boxing glove #b8201c @leather kind=boxing, gauntlet @steel kind=gauntlet, baseball glove = baseball mitt = catchers mitt @leather kind=baseball, sock @knit kind=sock, christmas stocking = stocking #c8201c @fabric kind=stocking cuff#f6f2ea cuff@wool, oven mitt = oven glove @fabric kind=oven, infinity gauntlet = thanos glove @gold kind=gauntlet, rubber glove #f0c320 @rubber kind=rubber cuff@rubber cuff#e0b010, work gloves cuff=snap, winter gloves @wool kind=mitten, iron man gauntlet #a8201c kind=gauntlet @steel, power glove kind=gauntlet, knee pad = knee pads kind=boxing, elbow pads kind=boxing, wrist brace, shin guard = shin guards kind=gauntlet, claw glove kind=gauntlet, mma gloves @leather kind=boxing, falconry glove @leather cuff=long, ski gloves kind=mitten @fabric, goalkeeper gloves @fabric #e0e028, armored glove @steel kind=gauntlet, evening gloves @silk cuff=long, latex gloves @rubber kind=rubber #9fc8e0 cuff@rubber, christmas sock #c8201c kind=sock, freddy krueger glove kind=gauntlet @leather, magic glove #5a2a8a, robot glove @steel kind=gauntlet, bracers @leather kind=gauntlet, golf glove cuff=snap
glove | pair=true | gloves = leather gloves, fingerless gloves fingerless=true
glove/mitten | pair=true | mittens
glove/boxing glove | pair=true | boxing gloves
glove/gauntlet | pair=true | gauntlets
glove/sock | pair=true | socks
glove/oven mitt | pair=true | oven mitts
glove/rubber glove | pair=true | rubber gloves
belt | | belt = leather belt, utility belt kind=utility, championship belt = wrestling belt @gold kind=champion, tool belt kind=tool, ammo belt kind=ammo, bandolier kind=ammo, belt buckle l0.08 @brass kind=buckle, seat belt, pirate belt kind=sword, karate belt = black belt #1c1c1e @fabric kind=karate, garter, batman belt #e0b81c kind=utility, chastity belt @iron, weightlifting belt, sword belt kind=sword, champion belt @gold kind=champion, fanny belt kind=utility
armor/suit of armor | | armor = armour = suit of armor = suit of armour = plate armor = knight armor, iron man suit = iron man armor #a8201c, power armor suit, mandalorian armor, horse armor l2.2, medieval armor, halo armor = spartan armor #4a6a3a, batman suit = batsuit #17171a, dragon armor @scales, golden armor @gold, dark armor #202024, stormtrooper armor #f0f0f0, mech armor, fantasy armor, daedric armor #2a1c1c, elven armor @silver, sci fi armor, bone armor @bone, paladin armor, exo armor, knights armor, female armor, bear armor
armor/breastplate | | breastplate = chestplate = chest plate = cuirass, pauldron = shoulder armor = shoulder pad = pauldrons h0.25, greaves = leg armor
armor/chainmail | | chainmail = chain mail = hauberk @mail
armor/leather armor | | leather armor @leather, viking armor @leather
armor/samurai armor | | samurai armor #7a1c1c
armor/roman armor | | roman armor = lorica, spartan cuirass @bronze
armor/bulletproof vest | | body armor #2a2c30, tactical armor #4a4e44
umbrella/umbrella | | umbrella = rain umbrella = brolly, mary poppins umbrella #17171a, red umbrella #c8201c, umbrella stand umbrella
umbrella/closed umbrella | !whole | closed umbrella = folded umbrella = furled umbrella
umbrella/golf umbrella | | golf umbrella, striped umbrella
umbrella/kids umbrella | | kids umbrella, rainbow umbrella
umbrella/transparent umbrella | !whole | transparent umbrella = clear umbrella
umbrella/lace parasol | | parasol = lace parasol = sun umbrella = victorian parasol
umbrella/beach umbrella | | beach umbrella h2.2, beach parasol h2.2
umbrella/patio umbrella | | patio umbrella = garden umbrella h2.5
umbrella/paper umbrella | !whole | paper umbrella = japanese umbrella = oil paper umbrella = wagasa = chinese umbrella, cocktail umbrella h0.1
umbrella/hand fan | | hand fan = folding fan = chinese fan = japanese fan = paper fan h0.25
umbrella/feather fan | | feather fan h0.42
ring/ring | | ring = gold ring = golden ring = jewelry ring, magic ring stone#7a3fc0, mood ring stone#3a8a9a, pinky ring, toe ring, rings, nose ring l0.01, sonic ring !whole
ring/diamond ring | !whole | diamond ring = engagement ring = solitaire ring, promise ring
ring/halo ring | !whole | halo ring = cocktail ring
ring/wedding ring | | wedding ring = wedding band = gold band, silver ring @silver, thumb ring @silver, black ring band#1c1c1e, key ring band @steel
ring/eternity ring | !whole | eternity ring
ring/one ring | !whole | one ring = the one ring = lord of the rings ring, rune ring
ring/signet ring | | signet ring = class ring, claddagh ring @silver, dragon ring @silver
ring/championship ring | !whole | championship ring = super bowl ring
ring/pearl ring | !whole | pearl ring
ring/heart ring | !whole | heart ring
ring/moonstone ring | !whole | moonstone ring = opal ring
ring/sapphire ring | !whole | sapphire ring
ring/ruby ring | !whole | ruby ring
ring/emerald ring | !whole | emerald ring
ring/snake ring | !whole | snake ring
ring/skull ring | !whole | skull ring
necklace | @gold | necklace = gold necklace = pendant = pendant necklace, pearl necklace = string of pearls #f2ece4 kind=pearls pendant=none bead#f2ece4 bead@porcelain, bracelet = bangle = charm bracelet l0.07 kind=bracelet pendant=heart, earring = earrings = hoop earrings = stud earrings l0.04 kind=earrings, brooch l0.05 kind=brooch, amulet = talisman = locket l0.04 pendant=eye, gold chain = neck chain pendant=none, friendship bracelet @knit l0.07 kind=bracelet, bead = beads = bead necklace l0.01 @glass kind=beads pendant=none bead@glass, jewelry = jewellery = jewels kind=pearls, rosary = prayer beads @wood kind=rosary pendant=cross bead@wood bead#6a3f22, dog tags = dog tag @steel pendant=tags, cufflinks = cufflink l0.02 kind=brooch, anklet l0.09 kind=bracelet, pin badge = lapel pin = enamel pin l0.03 @enamel kind=brooch, medallion l0.06 pendant=coin, charm kind=bracelet pendant=star, silver necklace @silver , diamond necklace @silver stone#e8f4fa, cameo kind=brooch, tooth necklace pendant=tooth, torc kind=bangle, silver chain @silver pendant=none, heart necklace pendant=heart, shell necklace kind=beads pendant=pearl, crystal necklace @silver pendant=crystal, body jewelry, silver bracelet @silver kind=bracelet, hair jewel kind=brooch, nose stud kind=earrings, scarab amulet pendant=coin, evil eye @glass pendant=eye, eye of horus pendant=eye, egyptian collar kind=beads, heart locket pendant=heart, pendant gem @silver pendant=gem, tassel, hermes bracelet, rune pendant, cross necklace @silver, wolf necklace, arm ring, jade pendant, dreamcatcher earring, power stone necklace, horus necklace, mala beads @wood, jewelry set, tribal necklace
watch/watch | | watch = wristwatch = wrist watch, leather watch, watch face
watch/luxury watch | !whole | rolex = luxury watch
watch/gold watch | !whole | gold watch = golden watch
watch/ladies watch | | ladies watch = womens watch
watch/chronograph | | chronograph = pilot watch
watch/diving watch | !whole | diving watch = dive watch = diver watch
watch/sports watch | !whole | sports watch = sport watch
watch/pocket watch | | pocket watch = pocketwatch
watch/steampunk watch | !whole | steampunk watch
watch/smartwatch | | smartwatch = smart watch = apple watch, fitness tracker = fitbit = smart band
watch/digital watch | !whole | digital watch = casio, omnitrix case#2f8a3c
coin/coin | | coin = gold coin = golden coin, token, arcade token = subway token metal@brass, commemorative coin, mario coin = doubloon, ethereum, bronze coin @bronze
coin/pirate coin | !whole | pirate coin = aztec gold = cursed coin
coin/silver coin | !whole | silver coin = dime = quarter coin
coin/penny | | penny = cent
coin/roman coin | !whole | roman coin = ancient coin = greek coin
coin/bitcoin | | bitcoin = crypto coin = bitcoin coin
coin/dogecoin | | dogecoin = doge coin
coin/euro coin | | euro coin = euro
coin/lucky coin | !whole | lucky coin
coin/star coin | | star coin, challenge coin
coin/chinese coin | | chinese coin = japanese coin
coin/pile of coins | l0.13 | coins = gold coins, pile of coins = pile of gold = heap of gold = treasure pile, treasure = gold treasure, piggy coins
coin/coin stack | l0.09 | coin stack = stack of coins = stacks of coins = coin stacks
coin/medal | h0.18 | medal = olympic medal = medallion medal
coin/gold medal | !whole h0.18 | gold medal
coin/silver medal | !whole h0.18 | silver medal
coin/bronze medal | !whole h0.18 | bronze medal
coin/military medal | h0.14 | military medal = medal of honor = war medal, victoria cross metal@bronze, iron cross metal@iron enamel#1c1c1e
coin/badge | h0.07 | badge = police badge, emblem, seal of approval
coin/sheriff badge | h0.07 | sheriff badge = star badge
coin/gold bar | !whole l0.25 | gold bar = gold ingot = gold brick = ingot = metal ingot
coin/gold bars | !whole l0.26 | gold bars = bullion = gold ingots = stack of gold bars
coin/silver bar | !whole l0.25 | silver bar = silver ingot
coin/copper ingot | !whole l0.25 | copper ingot = copper bar
coin/iron ingot | !whole l0.25 | iron ingot = iron bar = steel ingot
coin/gold nugget | !whole l0.09 | gold nugget = nugget
coin/banknote | l0.19 | banknote, dollar = dollar bill = money = cash = stack of money = wad of cash = bundle of money
coin/credit card | l0.085 | credit card = bank card = debit card, id card
coin/poker chip | l0.04 | poker chip = casino chip, poker chips = casino chips
trophy | | trophy = trophy cup = gold trophy = winner cup = award cup, champions league trophy = silver trophy @silver, football trophy, stanley cup @silver h0.9, golden trophy, golf trophy @silver, champion cup, racing trophy, sports trophy, trophies, podium trophy, tennis trophy @silver, esports trophy, chess trophy, bowling trophy, participation trophy, kentucky derby trophy
trophy/star trophy | | award = prize, mvp trophy
trophy/figure trophy | | oscar trophy, emmy
trophy/world cup | | world cup = fifa world cup, larry o brien trophy
trophy/glass award | | glass award
trophy | | star trophy, grammy, medal stand, super bowl trophy @silver
`;
